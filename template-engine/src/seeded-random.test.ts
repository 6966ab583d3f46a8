import { seededRandom } from './seeded-random.ts';

describe('seeded random', () => {
  it('is the same for the same seed', () => {
    expect(seededRandom(7).text('ABCDEF', 20)).toBe(seededRandom(7).text('ABCDEF', 20));
    expect(seededRandom(7).text('ABCDEF', 20)).not.toBe(seededRandom(8).text('ABCDEF', 20));
  });

  it('returns every value below the limit, and no other', () => {
    const { roll } = seededRandom(1);
    const seen = new Set(Array.from({ length: 500 }, () => roll(6)));
    expect([...seen].toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it('selects from a list', () => {
    const { pick, digits } = seededRandom(1);
    expect(['a', 'b']).toContain(pick(['a', 'b']));
    expect(digits(6)).toMatch(/^\d{6}$/);
  });
});
