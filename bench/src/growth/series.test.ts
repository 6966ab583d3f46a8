import { largestPower } from './series.ts';

const points = (cost: (size: number) => number) =>
  [1, 10, 100, 1_000].map((size) => ({ size, milliseconds: cost(size) }));

describe('growth of a cost', () => {
  it('is the power of the size', () => {
    expect(largestPower({ judgedFrom: 1, points: points((size) => 3 * size) })).toBeCloseTo(1);
    expect(largestPower({ judgedFrom: 1, points: points((size) => size ** 2) })).toBeCloseTo(2);
    expect(largestPower({ judgedFrom: 1, points: points(() => 7) })).toBeCloseTo(0);
  });

  it('is found where it begins, and only among judged sizes', () => {
    const bent = points((size) => (size < 1_000 ? size : size ** 1.5));
    expect(largestPower({ judgedFrom: 1, points: bent })).toBeGreaterThan(1.5);
    const start = points((size) => (size === 1 ? 0.01 : size));
    expect(largestPower({ judgedFrom: 10, points: start })).toBeCloseTo(1);
  });
});
