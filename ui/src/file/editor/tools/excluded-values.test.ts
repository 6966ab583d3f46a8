import { allExcluded, initiallyExcluded, toggled } from './excluded-values.ts';

const conversion = { path: '/A', line: 1, before: 'é', after: 'e', edit: { offset: 0, length: 1, text: 'e' } };
const conversions = [conversion, { ...conversion, most: 35 }, conversion];

describe('excluded values', () => {
  it('are those that would become too long, at first', () => {
    expect([...initiallyExcluded(conversions)]).toEqual([1]);
  });

  it('are excluded and included one by one, or all at once', () => {
    const left = initiallyExcluded(conversions);
    expect(toggled(left, 0)).toEqual(new Set([0, 1]));
    expect([...toggled(left, 1)]).toEqual([]);
    expect([...left]).toEqual([1]);
    expect(allExcluded(conversions).size).toBe(3);
  });
});
