import { categoryOf, filtersOf, keyOf, queryOf, sortedBy } from './list-address.ts';

const filters = filtersOf(new URLSearchParams());

describe('the address of the list of users', () => {
  it('omits default values', () => expect(queryOf(filters).toString()).toBe(''));

  it('is restored unchanged', () => {
    const written = 'category=rejected&search=ada&sort=signedUpAt&order=descending';
    expect(queryOf(filtersOf(new URLSearchParams(written))).toString()).toBe(written);
  });

  it('omits invalid values', () => {
    const odd = new URLSearchParams('category=nobody&sort=shoeSize&order=sideways');
    expect(filtersOf(odd)).toEqual(filters);
  });

  it.each([
    [undefined, true, 'unapproved'],
    [undefined, false, 'all'],
    ['all', true, 'all'],
    ['rejected', false, 'rejected'],
  ] as const)('%s, approval needed: %s, shows %s', (named, needed, shown) =>
    expect(categoryOf(named, needed)).toBe(shown),
  );

  it('sorts names ascending and times descending first, and reverses afterwards', () => {
    const byTime = sortedBy(filters, 'lastSignedInAt');
    expect(byTime.order).toBe('descending');
    expect(sortedBy(byTime, 'lastSignedInAt').order).toBe('ascending');
    expect(sortedBy(byTime, 'email').order).toBe('ascending');
  });

  it('distinguishes lists by filter and order', () => {
    const address = { ...filters, category: 'all' } as const;
    expect(keyOf(address)).not.toBe(keyOf({ ...address, search: 'x' }));
    expect(keyOf(address)).not.toBe(keyOf({ ...address, category: 'approved' }));
  });
});
