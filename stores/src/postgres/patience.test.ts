import { syncBuiltinESMExports } from 'node:module';
import { patience } from './patience.ts';

const refused = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
const conflict = Object.assign(new Error('could not serialize'), { code: '40001' });

describe('patience with PostgreSQL', () => {
  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
    syncBuiltinESMExports();
  });
  afterEach(() => {
    jest.useRealTimers();
    syncBuiltinESMExports();
  });

  /** The milliseconds until work settles, and its error key. */
  const settled = async (work: Promise<unknown>) => {
    const began = performance.now();
    let result: { key: unknown } | undefined;
    void work.then(
      () => {
        result = { key: undefined };
      },
      (error: { errorKey?: string }) => {
        result = { key: error.errorKey ?? error };
      },
    );
    while (result === undefined) await jest.advanceTimersByTimeAsync(50);
    return { took: performance.now() - began, key: result.key };
  };

  it('repeats what passes until it succeeds', async () => {
    let attempts = 0;
    const work = patience(15_000)(async () => {
      attempts += 1;
      if (attempts < 6) throw attempts % 2 === 0 ? refused : conflict;
    });
    expect((await settled(work)).key).toBeUndefined();
    expect(attempts).toBe(6);
  });

  it('ends with the first error that does not pass', async () => {
    const bug = Object.assign(new Error('syntax error'), { code: '42601' });
    expect(await settled(patience(15_000)(() => Promise.reject(bug)))).toMatchObject({ key: bug });
  });

  it('ends when the server has been away too long, and later calls end after a second', async () => {
    const persist = patience(15_000);
    let isAway = true;
    const call = () => persist(() => (isAway ? Promise.reject(refused) : Promise.resolve()));
    const first = await settled(call());
    expect(first.key).toBe('store.unavailable');
    expect([first.took > 14_000, first.took < 18_000]).toEqual([true, true]);
    const second = await settled(call());
    expect(second.key).toBe('store.unavailable');
    expect([second.took > 900, second.took < 4_000]).toEqual([true, true]);
    isAway = false;
    expect((await settled(call())).key).toBeUndefined();
    isAway = true;
    expect((await settled(call())).took).toBeGreaterThan(14_000);
  });

  it('does not count conflicts as an absence', async () => {
    const persist = patience(15_000);
    expect((await settled(persist(() => Promise.reject(conflict)))).key).toBe('store.unavailable');
    expect((await settled(persist(() => Promise.reject(conflict)))).took).toBeGreaterThan(14_000);
  });
});
