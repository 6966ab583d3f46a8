import { sampleEvent } from '../testing/event.fixture.ts';
import { until } from '../testing/follower.fixture.ts';
import { onFakeServer } from '../testing/on-fake-server.fixture.ts';
import { clockComparison } from './clock-comparison.ts';

const start = Date.parse('2026-03-02T10:00:00Z');

/** A comparison on a clock of the test, with the reported messages. */
const comparison = () => {
  const reported: string[] = [];
  let time = start;
  const clocks = clockComparison(
    ({ message }) => void reported.push(message),
    () => time,
  );
  /** Sends an event and receives it later; the server dated it at `created`, both in milliseconds from the start. */
  const exchange = (id: string, created: number, latency: number) => {
    clocks.sent(id);
    time += latency;
    clocks.received({ id, created: new Date(start + created) });
  };
  const other = (created: number) => clocks.received({ id: 'other', created: new Date(start + created) });
  return { clocks, reported, exchange, other };
};

describe('the comparison of clocks', () => {
  it('knows nothing before the first event, and finds no difference between sending and receipt', () => {
    const { clocks, reported, exchange } = comparison();
    expect(clocks.difference()).toBeUndefined();
    exchange('a', 59_000, 60_000);
    expect(clocks.difference()).toBe(0);
    expect(reported).toEqual([]);
  });

  it('reports a difference once, until it is over', () => {
    const { clocks, reported, exchange } = comparison();
    exchange('a', 30_000, 0);
    exchange('b', 31_000, 0);
    expect(clocks.difference()).toBe(31_000);
    exchange('c', 0, 0);
    exchange('d', -600_000, 0);
    expect(clocks.difference()).toBe(-600_000);
    expect(reported).toEqual([
      'the clock of EventStoreDB is 30 s ahead of the clock of this process',
      'the clock of EventStoreDB is 600 s behind the clock of this process',
    ]);
  });

  it('does not take an old event of another process for a difference', () => {
    const { clocks, other } = comparison();
    other(-600_000);
    expect(clocks.difference()).toBeUndefined();
    other(4_000);
    expect(clocks.difference()).toBe(4_000);
  });
});

const open = onFakeServer();

describe('a server whose clock differs', () => {
  it.each([
    [30, true],
    [600, true],
    [-30, true],
    [-600, true],
    [600, false],
  ])('by %i seconds accepts appends and is reported (batches: %s)', async (seconds, batchAppend) => {
    const reported: string[] = [];
    const onStoreError = (error: unknown) => void reported.push((error as Error).message);
    const { fake, store } = await open({ batchAppend }, { onStoreError });
    fake.faults.clockAhead = seconds * 1_000;
    store.onAppended(() => {});
    await until(() => fake.faults.subscribedFrom.length === 1);
    await store.append('file-1', 0, [sampleEvent('a')]);
    await until(() => reported.length === 1);
    // The time between sending and receipt is not part of the difference.
    const [, found, direction] = /is (\d+) s (ahead of|behind)/.exec(reported[0] ?? '') ?? [];
    expect(direction).toBe(seconds > 0 ? 'ahead of' : 'behind');
    expect(Number(found)).toBeLessThanOrEqual(Math.abs(seconds));
    expect(Number(found)).toBeGreaterThan(Math.abs(seconds) - 20);
    expect(Math.abs(store.clockDifference() ?? 0)).toBeGreaterThan((Math.abs(seconds) - 20) * 1_000);
    expect((await store.readStream('file-1')).map(({ id }) => id)).toEqual(['a']);
  });
});
