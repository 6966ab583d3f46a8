import { dice } from './dice.ts';

describe('dice', () => {
  it('roll the same for the same seed', () => {
    expect(dice(7).text('ABCDEF', 20)).toBe(dice(7).text('ABCDEF', 20));
    expect(dice(7).text('ABCDEF', 20)).not.toBe(dice(8).text('ABCDEF', 20));
  });

  it('show every side, and no other', () => {
    const { roll } = dice(1);
    const seen = new Set(Array.from({ length: 500 }, () => roll(6)));
    expect([...seen].toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it('pick what there is', () => {
    const { pick, digits } = dice(1);
    expect(['a', 'b']).toContain(pick(['a', 'b']));
    expect(digits(6)).toMatch(/^\d{6}$/);
  });
});
