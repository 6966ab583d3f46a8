import type { Condition, DocumentStore, Query } from '../document-store.ts';

const cities = 'cities@1';
const rows = [
  { id: 'a', env: 'e1', kind: 'x', size: 10, valid: true, name: 'Bonn' },
  { id: 'b', env: 'e1', kind: 'y', size: 9, valid: false, name: 'Aachen' },
  { id: 'c', env: 'e2', kind: 'x', size: 100, valid: true, name: 'Essen' },
  { id: 'd', env: 'e1', kind: 'z', size: -1.5, valid: true, name: 'bonn' },
  { id: 'e', env: 'e1', kind: 'x', size: 10, valid: false, name: 'Ämter' },
  { id: 'f', env: 'e1', kind: 'y' },
];

/** The part of the contract about conditions, order and counting. */
export const documentStoreFindSpec = (current: () => DocumentStore): void => {
  beforeEach(async () => {
    await current().prepare(cities, {
      indexes: [['env', 'size'], ['env', 'kind', 'name'], ['name'], ['valid'], ['env', 'valid', 'kind', 'size']],
    });
    const changes = rows.map(({ id, ...document }, n) => ({ id, position: n + 1, document }));
    await current().apply(cities, changes);
  });

  const by = (field: string, direction: Query['sort']['direction'] = 'ascending') => ({ field, direction });
  const ids = async (query: Partial<Query>) => {
    const { items } = await current().find(cities, { where: [], sort: by('name'), limit: 100, ...query });
    return items.map(({ id }) => id).join('');
  };

  it('returns whole documents with their positions', async () => {
    const { items, next } = await current().find(cities, { where: [], sort: by('name'), limit: 2 });
    const { id: _, ...aachen } = rows[1] ?? { id: '' };
    expect(items[1]).toEqual({ id: 'b', position: 2, document: aachen });
    expect(next).toEqual(expect.any(String));
  });

  it('orders texts by code point, missing values first', async () => {
    expect(await ids({ sort: by('name') })).toBe('fbacde');
    expect(await ids({ sort: by('name', 'descending') })).toBe('edcabf');
  });

  it('orders numbers numerically and ties by id in the same direction', async () => {
    const where: Condition[] = [{ field: 'env', is: 'e1' }];
    expect(await ids({ where, sort: by('size') })).toBe('fdbae');
    expect(await ids({ where, sort: by('size', 'descending') })).toBe('eabdf');
  });

  it('orders false before true', async () => {
    expect(await ids({ sort: by('valid') })).toBe('fbeacd');
  });

  it('applies all conditions', async () => {
    expect(
      await ids({
        where: [
          { field: 'env', is: 'e1' },
          { field: 'kind', is: 'x' },
        ],
      }),
    ).toBe('ae');
    expect(await ids({ where: [{ field: 'valid', is: true }] })).toBe('acd');
    expect(
      await ids({
        where: [
          { field: 'size', is: 10 },
          { field: 'name', is: 'Bonn' },
        ],
      }),
    ).toBe('a');
    expect(await ids({ where: [{ field: 'name', is: 'bOnn' }] })).toBe('');
  });

  it('matches any of several values, also on several fields', async () => {
    const some: Condition[] = [
      { field: 'env', anyOf: ['e1', 'e2', 'e1'] },
      { field: 'kind', anyOf: ['x', 'z'] },
    ];
    expect(await ids({ where: some })).toBe('acde');
    expect(await ids({ where: some, sort: by('size', 'descending') })).toBe('cead');
    expect(await ids({ where: [{ field: 'kind', anyOf: [] }] })).toBe('');
    const many = Array.from({ length: 300 }, (_, n) => `k${n}`);
    expect(
      await ids({
        where: [
          { field: 'kind', anyOf: [...many, 'z'] },
          { field: 'env', anyOf: [...many, 'e1'] },
        ],
      }),
    ).toBe('d');
  });

  it('applies inclusive bounds from, to and both', async () => {
    const e1: Condition = { field: 'env', is: 'e1' };
    expect(await ids({ where: [e1, { field: 'size', from: 9 }], sort: by('size') })).toBe('bae');
    expect(await ids({ where: [e1, { field: 'size', to: 9 }], sort: by('size') })).toBe('db');
    expect(await ids({ where: [{ field: 'name', from: 'Bonn', to: 'bonn' }], sort: by('name', 'descending') })).toBe(
      'dca',
    );
    expect(await ids({ where: [{ field: 'size', from: 10, to: 10 }], sort: by('name') })).toBe('ae');
    expect(await ids({ where: [{ field: 'size' }], sort: by('name') })).toBe('fbacde');
  });

  it('counts matches', async () => {
    expect(await current().count(cities, [])).toBe(6);
    expect(await current().count(cities, [{ field: 'env', is: 'e1' }])).toBe(5);
    expect(
      await current().count(cities, [
        { field: 'kind', anyOf: ['x', 'z'] },
        { field: 'size', from: 0 },
      ]),
    ).toBe(3);
    expect(await current().count(cities, [{ field: 'valid', is: false }])).toBe(2);
  });

  it('refuses undeclared fields', async () => {
    const refused = (field: string) => ({ errorKey: 'store.notIndexed', params: { field } });
    await expect(ids({ sort: by('colour') })).rejects.toMatchObject(refused('colour'));
    await expect(ids({ where: [{ field: 'colour', is: 1 }] })).rejects.toMatchObject(refused('colour'));
    await expect(ids({ search: 'bonn' })).rejects.toMatchObject(refused('search'));
    await expect(current().count(cities, [{ field: 'a"b', is: 1 }])).rejects.toMatchObject(refused('a"b'));
    await expect(current().find('unknown@1', { where: [], sort: by('name'), limit: 1 })).rejects.toMatchObject(
      refused('name'),
    );
  });

  it('follows a changed shape', async () => {
    await current().prepare(cities, { indexes: [['env', 'colour'], ['kind']], search: 'name' });
    await current().apply(cities, [{ id: 'g', position: 9, document: { env: 'e2', colour: 'red', kind: 'x' } }]);
    expect(await ids({ where: [{ field: 'colour', is: 'red' }], sort: by('kind') })).toBe('g');
    expect(await ids({ search: 'ONN', sort: by('kind') })).toBe('ad');
    await expect(ids({ sort: by('name') })).rejects.toMatchObject({ errorKey: 'store.notIndexed' });
  });
};
