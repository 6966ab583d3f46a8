import { interleaved, median, percentile, ratioOf } from './interleaved.ts';

describe('figures of many rounds', () => {
  it('take the middle, whatever the order', () => {
    expect(median([9, 1, 5])).toBe(5);
    expect(median([4, 1, 3, 2])).toBe(2.5);
    expect(median([])).toBeNaN();
  });

  it('tell where most values end', () => {
    const values = Array.from({ length: 100 }, (_, index) => 100 - index);
    expect(percentile(values, 0.5)).toBe(51);
    expect(percentile(values, 0.99)).toBe(100);
  });

  it('compare round by round: a round that was slow for both changes nothing', () => {
    expect(ratioOf([10, 1, 10], [5, 0.5, 5])).toBe(2);
  });

  it('let everybody take turns, each round the other way round', async () => {
    const turns: string[] = [];
    const turn = (name: string) => async () => turns.push(name);
    const results = await interleaved(2, { ours: turn('ours'), theirs: turn('theirs') });
    expect(turns).toEqual(['ours', 'theirs', 'theirs', 'ours']);
    expect(results).toEqual({ ours: [1, 4], theirs: [2, 3] });
  });
});
