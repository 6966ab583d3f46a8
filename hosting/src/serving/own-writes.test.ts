import { EventEmitter } from 'node:events';
import { minPositionHeader, positionHeader } from '@clearbench/contracts/header-names';
import type { Request, Response } from 'express';
import { awaitPosition, ownWrites } from './own-writes.ts';

type Given = { readonly session?: string; readonly answers?: number; readonly minPosition?: string };

describe('requests of a session', () => {
  /** Requests one after another, and the positions that they waited for. */
  const setUp = (reached: (position: number) => Promise<void> = async () => {}) => {
    const waited: number[] = [];
    const handler = ownWrites((position) => {
      waited.push(position);
      return reached(position);
    }, 'session');
    const call = ({ session, answers, minPosition }: Given): Promise<void> =>
      new Promise((resolve) => {
        const request = {
          headers: { cookie: session === undefined ? undefined : `other=1; session=${session}` },
          get: (name: string) => (name === minPositionHeader ? minPosition : undefined),
        };
        const response = Object.assign(new EventEmitter(), {
          getHeader: (name: string) => (name === positionHeader ? answers : undefined),
        });
        handler(request as Request, response as unknown as Response, () => {
          response.emit('finish');
          resolve();
        });
      });
    return { waited, call };
  };

  it("wait for the position of the session's last reply", async () => {
    const { waited, call } = setUp();
    for (const answers of [7, 5]) await call({ session: 'one', answers, minPosition: '1' });
    await call({ session: 'other' });
    await call({});
    expect(waited).toEqual([]);
    await call({ session: 'one' });
    expect(waited).toEqual([7]);
  });

  it('do not wait where the client sends a position itself', async () => {
    const { waited, call } = setUp();
    await call({ session: 'one', answers: 7 });
    await call({ session: 'one', minPosition: '3' });
    expect(waited).toEqual([]);
  });

  it('continue when the wait fails', async () => {
    const { waited, call } = setUp(() => Promise.reject(new Error('behind')));
    await call({ session: 'one', answers: 7 });
    await call({ session: 'one' });
    expect(waited).toEqual([7]);
  });
});

describe('a request with a position', () => {
  const proceeds = (reached: (position: number) => Promise<void>, head?: () => Promise<number>): Promise<void> =>
    new Promise((resolve, reject) => {
      const request = { get: () => '7' } as unknown as Request;
      const handled = awaitPosition(reached, head)(request, {} as Response, () => resolve());
      void Promise.resolve(handled).catch(reject);
    });

  it('waits until the read models contain it', async () => {
    const waited: number[] = [];
    await proceeds(async (position) => void waited.push(position));
    await proceeds(
      async (position) => void waited.push(position),
      async () => 7,
    );
    expect(waited).toEqual([7, 7]);
  });

  it('is refused soon where the log ends before it, and else waits as long as the read models are behind', async () => {
    const never = () => new Promise<void>(() => {});
    const lost = { errorKey: 'projection.behind', params: { position: 7, head: 6 } };
    await expect(proceeds(never, async () => 6)).rejects.toMatchObject(lost);
    let asked = 0;
    const caughtUp = Promise.withResolvers<void>();
    const head = async () => {
      asked += 1;
      setImmediate(caughtUp.resolve);
      return 7;
    };
    await proceeds(() => caughtUp.promise, head);
    expect(asked).toBe(1);
  });
});
