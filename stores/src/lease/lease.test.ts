import { once } from 'node:events';
import { syncBuiltinESMExports } from 'node:module';
import { setTimeout as after } from 'node:timers/promises';
import { Failure } from '@clearbench/contracts/failure';
import { memoryDocumentStore } from '../document-store/memory.ts';
import { takeLease, watchLease } from './lease.ts';

const span = 6_000;

describe('lease', () => {
  // A fake clock: on a loaded machine a holder would miss its renewals.
  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
    syncBuiltinESMExports();
  });
  afterEach(() => {
    jest.useRealTimers();
    syncBuiltinESMExports();
  });

  /** Advances the clock until the work has settled. */
  const passing = async <T>(work: Promise<T>): Promise<T> => {
    let isSettled = false;
    const settle = () => {
      isSettled = true;
    };
    work.then(settle, settle);
    for (let passed = 0; !isSettled && passed < 20 * span; passed += span / 40)
      await jest.advanceTimersByTimeAsync(span / 40);
    expect(isSettled).toBe(true);
    return work;
  };

  const shared = () => memoryDocumentStore(new Map());
  const ask = (
    documents: ReturnType<typeof shared>,
    holder: string,
    more: Partial<Parameters<typeof takeLease>[0]> = {},
  ) => takeLease({ documents, name: 'projections', holder, span, ...more });

  it('is taken by one of many concurrent processes, and by the next after its release', async () => {
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
    await passing(Promise.all(['a', 'b', 'c', 'd'].map(work)));
    expect(most).toBe(1);
  });

  it('stays with its holder as long as the holder renews it', async () => {
    const documents = shared();
    const lease = await ask(documents, 'a');
    const waiting: string[] = [];
    const given = new AbortController();
    const asking = ask(documents, 'b', { signal: given.signal, onWaiting: (by) => waiting.push(by) });
    setTimeout(() => given.abort(), span * 4);
    await expect(passing(asking)).rejects.toThrow();
    expect(waiting).toEqual(['a']);
    expect(lease.over.aborted).toBe(false);
    await lease.release();
    expect(lease.over.aborted).toBe(true);
  });

  it('is available at once to a process that has watched it before', async () => {
    const documents = shared();
    await documents.prepare('leases', { indexes: [] });
    // A killed process: its lease is never renewed.
    const dead = { id: 'projections', position: 7, document: { holder: 'dead' } };
    await documents.apply('leases', [dead]);
    const watch = watchLease({ documents, name: 'projections', holder: 'a', span });
    expect((await watch()).isFree).toBe(false);
    while (!(await watch()).isFree) await passing(after(span / 4));
    const waitedFor: string[] = [];
    const lease = await ask(documents, 'a', { watch, onWaiting: (by) => waitedFor.push(by) });
    expect([lease.fence, waitedFor]).toEqual([8, []]);
    await lease.release();
  });

  it('is taken over within two spans of the end of its holder', async () => {
    const documents = shared();
    await documents.prepare('leases', { indexes: [] });
    await documents.apply('leases', [{ id: 'projections', position: 7, document: { holder: 'dead' } }]);
    const diedAt = performance.now();
    const lease = await passing(ask(documents, 'a'));
    const took = performance.now() - diedAt;
    expect([took >= span, took <= 2 * span]).toEqual([true, true]);
    await lease.release();
  });

  it('checks other leases while it waits', async () => {
    const documents = shared();
    const held = await ask(documents, 'a');
    let reads = 0;
    const meanwhile = async (): Promise<void> => {
      reads += 1;
      if (reads === 3) await held.release();
    };
    const next = await passing(ask(documents, 'b', { meanwhile }));
    expect(reads).toBeGreaterThanOrEqual(3);
    await next.release();
  });

  it('ends for a disconnected holder before another process takes it', async () => {
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
    const next = passing(ask(documents, 'b'));
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

  it('ends as soon as another holder is seen', async () => {
    const documents = shared();
    const lease = await ask(documents, 'a');
    await documents.apply('leases', [{ id: 'projections', position: 1_000, document: { holder: 'b' } }]);
    await passing(once(lease.over, 'abort'));
    await lease.release();
    expect((await documents.get('leases', 'projections'))?.document).toEqual({ holder: 'b' });
  });

  it('has a fencing token that grows per holder, not per renewal', async () => {
    const documents = shared();
    const first = await ask(documents, 'a');
    await passing(after(span));
    await first.release();
    const second = await ask(documents, 'b');
    expect(second.fence).toBeGreaterThan(first.fence + 1);
    await second.release();
  });

  it('is waited for no longer than requested', async () => {
    const documents = shared();
    const lease = await ask(documents, 'a');
    const given = new AbortController();
    const asking = ask(documents, 'b', { signal: given.signal });
    given.abort();
    await expect(asking).rejects.toThrow('abort');
    await lease.release();
  });
});
