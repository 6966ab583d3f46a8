import { subsetScores } from './subset-samples.ts';

describe('mutants of messages with a known subset', () => {
  const scores = subsetScores();

  it.each(scores)('$name: an error is found in each mutant outside the subset', ({ outside, found, missed }) => {
    expect(missed).toEqual([]);
    expect(found).toBe(outside);
    expect(outside).toBeGreaterThan(100);
  });

  it.each(scores)('$name: the rule of subsets has no finding inside the subset', ({ inside, errors }) => {
    expect(inside).toBeGreaterThan(35);
    expect(errors.filter((error) => error.startsWith('E-'))).toEqual([]);
  });
});
