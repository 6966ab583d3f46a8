import { nameOf, scoredSubsets } from './scored-subsets.ts';
import { subsetScore } from './subset-score.ts';

/** Every 13th mutant; `npm run subset-score` takes all of them. */
const share = 13;

describe('mutants of messages with a known subset', () => {
  const scores = scoredSubsets().map((scored) => ({ name: nameOf(scored), ...subsetScore(scored, share) }));

  it.each(scores)('$name: no rule of subsets reports a mutant inside', ({ errors, unconfirmed, warned }) => {
    expect(errors.filter((error) => error.startsWith('E-'))).toEqual([]);
    expect(warned).toBe(unconfirmed);
  });

  it('have an error if they are outside, in at least 99 of 100', () => {
    const outside = scores.reduce((sum, score) => sum + score.outside, 0);
    const found = scores.reduce((sum, score) => sum + score.found, 0);
    const inside = scores.reduce((sum, score) => sum + score.inside, 0);
    expect(outside).toBeGreaterThan(1_000);
    expect(inside).toBeGreaterThan(300);
    expect(found).toBeGreaterThanOrEqual(0.99 * outside);
  });
});
