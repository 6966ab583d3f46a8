import { interleaved, median, percentile, ratioOf } from './interleaved.ts';

describe('measurements of many rounds', () => {
  it('have the median in any order', () => {
    expect(median([9, 1, 5])).toBe(5);
    expect(median([4, 1, 3, 2])).toBe(2.5);
    expect(median([])).toBeNaN();
  });

  it('have a high percentile', () => {
    const values = Array.from({ length: 100 }, (_, index) => 100 - index);
    expect(percentile(values, 0.5)).toBe(51);
    expect(percentile(values, 0.99)).toBe(100);
  });

  it('are compared round by round, so that a round that was slow for both has no effect', () => {
    expect(ratioOf([10, 1, 10], [5, 0.5, 5])).toBe(2);
  });

  it('alternate between contestants, in reversed order each round', async () => {
    const turns: string[] = [];
    const turn = (name: string) => async () => turns.push(name);
    const results = await interleaved(2, { ours: turn('ours'), theirs: turn('theirs') });
    expect(turns).toEqual(['ours', 'theirs', 'theirs', 'ours']);
    expect(results).toEqual({ ours: [1, 4], theirs: [2, 3] });
  });
});
