import { madeUpReference } from './made-up-reference.ts';
import { sampleOccasion } from './sample-occasion.ts';

describe('a made-up reference', () => {
  it('holds prefix and time', () =>
    expect(madeUpReference('MSG', sampleOccasion())).toMatch(/^MSG20261120100000\d{8}$/));

  it('is another one for each of ten thousand entries, even if all roll the same', () => {
    const { dice, now } = sampleOccasion();
    const stuck = { now, dice: { ...dice, digits: (count: number) => '7'.repeat(count) } };
    const made = Array.from({ length: 10_000 }, (_, index) => madeUpReference('TX', stuck, index + 1));
    expect(new Set(made).size).toBe(10_000);
  });

  it('has 35 characters at most, of which the prefix gives way', () => {
    const made = madeUpReference('A-PREFIX-OF-FORTY-CHARACTERS-NO-ONE-NEEDS', sampleOccasion(), 9_999);
    expect(made).toHaveLength(35);
    expect(made).toMatch(/^A-PREFIX20261120100000\d{8}09999$/);
  });
});
