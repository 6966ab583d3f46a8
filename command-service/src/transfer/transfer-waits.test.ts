import { inProcessChangeFeed } from '@clearbench/stores/change-feed/in-process';
import { transferWaits } from './transfer-waits.ts';

const never = new Promise<void>(() => {});
const minute = 60_000;

const bench = () => {
  const feed = inProcessChangeFeed();
  const waits = transferWaits(feed);
  const state = { verdict: '', reads: 0 };
  const start = (differences: { milliseconds?: number; gone?: Promise<void>; userId?: string } = {}) =>
    waits.until(
      { transferId: 't1', userId: 'u1', milliseconds: minute, gone: never, ...differences },
      async () => {
        state.reads += 1;
        return state.verdict;
      },
      (verdict) => verdict !== '',
    );
  const publish = (id = 't1') =>
    feed.publish([{ topic: 'transferStatusChanged', id, revision: 1, audience: 'everyone' }]);
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  return { waits, state, start, publish, settled };
};

describe('waiting for a transfer', () => {
  it('ends with its verdict, and reads nothing between its changes', async () => {
    const { waits, state, start, publish, settled } = bench();
    const waiting = start();
    await publish();
    await publish('another');
    await settled();
    const before = state.reads;
    await publish('another');
    await settled();
    expect(state.reads).toBe(before);
    state.verdict = 'accepted';
    await publish();
    expect(await waiting).toBe('accepted');
    expect(waits.waiting()).toBe(0);
  });

  it('does not wait for a verdict that is there', async () => {
    const { state, start } = bench();
    state.verdict = 'rejected';
    expect(await start()).toBe('rejected');
    expect(state.reads).toBe(1);
  });

  it('sees a change that comes during a reading', async () => {
    const { state, waits, publish } = bench();
    const found = await waits.until(
      { transferId: 't1', userId: 'u1', milliseconds: minute, gone: never },
      async () => {
        const { verdict } = state;
        state.verdict = 'accepted';
        await publish();
        return verdict;
      },
      (verdict) => verdict !== '',
    );
    expect(found).toBe('accepted');
  });

  it('ends when the time is over, when the client leaves, and when the process stops', async () => {
    const { start, waits } = bench();
    expect(await start({ milliseconds: 1 })).toBe('');
    expect(await start({ gone: Promise.resolve() })).toBe('');
    const waiting = start();
    expect(waits.waiting()).toBe(1);
    waits.stop();
    expect(await waiting).toBe('');
    expect(waits.waiting()).toBe(0);
  });

  it('is limited for each account; further calls are answered at once', async () => {
    const { start, waits } = bench();
    const all = Array.from({ length: 100 }, () => start());
    expect(await start()).toBe('');
    expect(await start({ userId: 'u2', milliseconds: 1 })).toBe('');
    expect(waits.waiting()).toBe(100);
    waits.stop();
    await Promise.all(all);
  });
});
