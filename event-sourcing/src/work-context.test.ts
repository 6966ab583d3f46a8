import { setImmediate } from 'node:timers/promises';
import { inCompletedContext, inRequestContext, inWorkContext, workContext } from './work-context.ts';

const owner = { account: 'one', priority: 'interactive' } as const;

describe('the context of a request', () => {
  it('is completed for all that the request does afterwards', async () => {
    const seen = await inRequestContext('request-1', async () => {
      const before = workContext().owner;
      await inCompletedContext({ owner }, () => setImmediate());
      await setImmediate();
      return [before, workContext().owner, workContext().correlationId];
    });
    expect(seen).toEqual([undefined, owner, 'request-1']);
  });

  it('has nothing of the request in which it begins', () =>
    inRequestContext('request-1', () =>
      inCompletedContext({ owner }, () =>
        inRequestContext('request-2', () => {
          expect(workContext()).toMatchObject({ correlationId: 'request-2', owner: undefined, loads: undefined });
        }),
      ),
    ));

  it('is not that of work which is no request', () => {
    inWorkContext({ correlationId: 'job' }, () => {
      inCompletedContext({ owner }, () => expect(workContext()).toMatchObject({ correlationId: 'job', owner }));
      expect(workContext().owner).toBeUndefined();
    });
  });

  it('keeps two requests at the same time apart', async () => {
    const handled = (account: string) =>
      inRequestContext(account, async () => {
        await setImmediate();
        return inCompletedContext({ owner: { ...owner, account } }, async () => {
          await setImmediate();
          return workContext().owner?.account;
        });
      });
    expect(await Promise.all([handled('one'), handled('two')])).toEqual(['one', 'two']);
  });
});
