import { generateReference } from './generate-reference.ts';
import { sampleRenderContext } from './testing/render-context.fixture.ts';

describe('generated reference', () => {
  it('contains prefix and time', () =>
    expect(generateReference('MSG', sampleRenderContext())).toMatch(/^MSG20261120100000\d{8}$/));

  it('is unique for ten thousand entries, even with equal random values', () => {
    const { dice, now } = sampleRenderContext();
    const stuck = { now, dice: { ...dice, digits: (count: number) => '7'.repeat(count) } };
    const made = Array.from({ length: 10_000 }, (_, index) => generateReference('TX', stuck, index + 1));
    expect(new Set(made).size).toBe(10_000);
  });

  it('has at most 35 characters; the prefix is truncated', () => {
    const made = generateReference('A-PREFIX-OF-FORTY-CHARACTERS-NO-ONE-NEEDS', sampleRenderContext(), 9_999);
    expect(made).toHaveLength(35);
    expect(made).toMatch(/^A-PREFIX20261120100000\d{8}09999$/);
  });
});
