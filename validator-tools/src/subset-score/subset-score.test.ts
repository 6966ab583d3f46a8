import { nameOf, scoredSubsets } from './scored-subsets.ts';
import { subsetScore } from './subset-score.ts';

/** Every 13th mutant; `npm run subset-score` takes all of them. */
const share = 13;

/** D-06 and R-06 report these elements of the messages already. */
const isReportedAnyway = (label: string): boolean => /OrgnlDbtrAgt|CompstnAmt/.test(label);

describe('mutants of messages with a known subset', () => {
  const scores = scoredSubsets().map((scored) => ({ name: nameOf(scored), ...subsetScore(scored, share) }));

  it.each(scores)('$name: no rule of subsets reports a mutant inside', ({ errors, unwarned }) => {
    expect(errors.filter((error) => error.startsWith('E-'))).toEqual([]);
    expect(unwarned.filter((label) => !isReportedAnyway(label))).toEqual([]);
  });

  it.each(['elements', 'values'] as const)('have an error if their %s are outside, in at least 99 of 100', (kind) => {
    const outside = scores.reduce((sum, score) => sum + score[kind].outside, 0);
    const found = scores.reduce((sum, score) => sum + score[kind].found, 0);
    expect(outside).toBeGreaterThan(kind === 'elements' ? 1_500 : 300);
    expect(found).toBeGreaterThanOrEqual(0.99 * outside);
  });

  it('are inside, outside and unconfirmed', () => {
    expect(scores.reduce((sum, { inside }) => sum + inside, 0)).toBeGreaterThan(300);
    expect(scores.reduce((sum, { unconfirmed }) => sum + unconfirmed, 0)).toBeGreaterThan(100);
  });
});
