import { once } from 'node:events';
import { setTimeout as after } from 'node:timers/promises';
import { Failure } from '@clearbench/contracts/failure';
import { memoryDocumentStore } from '../document-store/memory.ts';
import { takeLease, watchLease } from './lease.ts';

const span = 200;

describe('a lease', () => {
  const shared = () => memoryDocumentStore(new Map());
  const ask = (
    documents: ReturnType<typeof shared>,
    holder: string,
    more: Partial<Parameters<typeof takeLease>[0]> = {},
  ) => takeLease({ documents, name: 'projections', holder, span, ...more });

  it('goes to one of many who reach for it at once, and to the next when that one lets go', async () => {
    const documents = shared();
    const holding = new Set<string>();
    let most = 0;
    const work = async (holder: string) => {
      const lease = await ask(documents, holder);
      holding.add(holder);
      most = Math.max(most, holding.size);
      await after(span / 10);
      holding.delete(holder);
      await lease.release();
    };
    await Promise.all(['a', 'b', 'c', 'd'].map(work));
    expect(most).toBe(1);
  });

  it('stays with its holder as long as the holder is there', async () => {
    const documents = shared();
    const lease = await ask(documents, 'a');
    const waiting: string[] = [];
    const asking = ask(documents, 'b', { signal: AbortSignal.timeout(span * 4), onWaiting: (by) => waiting.push(by) });
    await expect(asking).rejects.toThrow();
    expect(waiting).toEqual(['a']);
    expect(lease.over.aborted).toBe(false);
    await lease.release();
    expect(lease.over.aborted).toBe(true);
  });

  it('need not be waited for again by who has looked at it before', async () => {
    const documents = shared();
    await documents.prepare('leases', { indexes: [] });
    // Somebody who was killed: nothing moves it any more.
    const dead = { id: 'projections', position: 7, document: { holder: 'dead' } };
    await documents.apply('leases', [dead]);
    const watch = watchLease({ documents, name: 'projections', holder: 'a', span });
    expect((await watch()).isFree).toBe(false);
    while (!(await watch()).isFree) await after(span / 4);
    const heard: string[] = [];
    const lease = await ask(documents, 'a', { watch, onWaiting: (by) => heard.push(by) });
    expect([lease.fence, heard]).toEqual([8, []]);
    await lease.release();
  });

  it('looks at others while it is waited for', async () => {
    const documents = shared();
    const held = await ask(documents, 'a');
    let looks = 0;
    const meanwhile = async (): Promise<void> => {
      looks += 1;
      if (looks === 3) await held.release();
    };
    const next = await ask(documents, 'b', { meanwhile });
    expect(looks).toBeGreaterThanOrEqual(3);
    await next.release();
  });

  it('is over for a holder who is cut off before anybody else has it', async () => {
    const documents = shared();
    let isCut = false;
    const cut = {
      ...documents,
      apply: async (...change: Parameters<typeof documents.apply>) => {
        if (isCut) throw new Failure('store.unavailable');
        await documents.apply(...change);
      },
    };
    const lease = await ask(cut, 'a');
    isCut = true;
    const next = ask(documents, 'b');
    let overAt = 0;
    lease.over.addEventListener('abort', () => {
      overAt = performance.now();
    });
    const other = await next;
    expect(overAt).toBeGreaterThan(0);
    expect(overAt).toBeLessThanOrEqual(performance.now());
    isCut = false;
    await lease.release();
    expect(other.over.aborted).toBe(false);
    await other.release();
  });

  it('is over as soon as somebody else is seen to have it', async () => {
    const documents = shared();
    const lease = await ask(documents, 'a');
    await documents.apply('leases', [{ id: 'projections', position: 1_000, document: { holder: 'b' } }]);
    await once(lease.over, 'abort');
    await lease.release();
    expect((await documents.get('leases', 'projections'))?.document).toEqual({ holder: 'b' });
  });

  it('has a number that grows from holder to holder, however often one says that it is there', async () => {
    const documents = shared();
    const first = await ask(documents, 'a');
    await after(span);
    await first.release();
    const second = await ask(documents, 'b');
    expect(second.fence).toBeGreaterThan(first.fence + 1);
    await second.release();
  });

  it('is not waited for any longer than wished', async () => {
    const documents = shared();
    const lease = await ask(documents, 'a');
    const given = new AbortController();
    const asking = ask(documents, 'b', { signal: given.signal });
    given.abort();
    await expect(asking).rejects.toThrow('abort');
    await lease.release();
  });
});
