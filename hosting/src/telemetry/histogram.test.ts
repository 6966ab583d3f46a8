import { bounds, histogram } from './histogram.ts';

const of = (...durations: readonly number[]) => {
  const durationsSeen = histogram();
  for (const ms of durations) durationsSeen.add(ms);
  return durationsSeen;
};
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

describe('histogram', () => {
  it('is empty initially', () => expect([of().count(), of().sum(), of().quantile(0.99)]).toEqual([0, 0, 0]));

  it.each([0.5, 0.95, 0.99])('estimates the quantile %d within a quarter', (share) => {
    const reported = of(...upTo(1_000)).quantile(share);
    expect(reported).toBeGreaterThanOrEqual(share * 1_000);
    expect(reported).toBeLessThanOrEqual(share * 1_000 * 1.25);
  });

  it('never exceeds the largest value', () => {
    expect(of(7).quantile(0.99)).toBe(7);
    expect(of(1_000_000).quantile(0.5)).toBeLessThanOrEqual(1_000_000);
  });

  it('counts values up to and including a bound', () => {
    const [bound = 0] = bounds.slice(10);
    expect(of(bound, bound * 1.01, 0).upTo(10)).toBe(2);
    expect(of(bound, 0, 99_999_999).upTo(bounds.length - 1)).toBe(3);
  });

  it('has a sum', () => expect([of(1, 2, 3).sum(), of(1, 2, 3).count()]).toEqual([6, 3]));
});
