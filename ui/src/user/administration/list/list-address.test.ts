import { categoryOf, filtersOf, keyOf, queryOf, sortedBy } from './list-address.ts';

const filters = filtersOf(new URLSearchParams());

describe('the address of the list of users', () => {
  it('says nothing that goes without saying', () => expect(queryOf(filters).toString()).toBe(''));

  it('comes back as it was written', () => {
    const written = 'category=rejected&search=ada&sort=signedUpAt&order=descending';
    expect(queryOf(filtersOf(new URLSearchParams(written))).toString()).toBe(written);
  });

  it('leaves out what makes no sense', () => {
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

  it('sorts names upwards and times downwards first, and turns round after', () => {
    const byTime = sortedBy(filters, 'lastSignedInAt');
    expect(byTime.order).toBe('descending');
    expect(sortedBy(byTime, 'lastSignedInAt').order).toBe('ascending');
    expect(sortedBy(byTime, 'email').order).toBe('ascending');
  });

  it('tells lists apart by what they hold and how', () => {
    const address = { ...filters, category: 'all' } as const;
    expect(keyOf(address)).not.toBe(keyOf({ ...address, search: 'x' }));
    expect(keyOf(address)).not.toBe(keyOf({ ...address, category: 'approved' }));
  });
});
