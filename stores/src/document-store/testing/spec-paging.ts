import type { Document, DocumentStore, Page, Query } from '../document-store.ts';

const events = 'entries@1';
const sorts: Query['sort'][] = [
  { field: 'rank', direction: 'ascending' },
  { field: 'rank', direction: 'descending' },
  { field: 'title', direction: 'descending' },
];

/** The part of the contract about pages and their cursors. */
export const documentStorePagingSpec = (current: () => DocumentStore): void => {
  const entry = (n: number) => ({
    id: `id-${String(n * 7919).slice(-3)}-${n}`,
    position: n + 1,
    document: {
      env: n % 10 === 0 ? 'e2' : 'e1',
      kind: ['x', 'y', 'z'][n % 3],
      ...(n % 4 === 0 ? {} : { rank: n % 5 }),
      title: `title ${n % 11}`,
    } as Document,
  });

  beforeEach(async () => {
    await current().prepare(events, {
      indexes: [
        ['env', 'rank'],
        ['env', 'kind', 'rank'],
        ['env', 'title'],
      ],
      search: 'title',
    });
    const changes = Array.from({ length: 90 }, (_, n) => entry(n));
    await current().apply(events, changes);
  });

  const readAllPages = async (query: Query, between: (page: Page) => Promise<void> = async () => {}) => {
    const ids: string[] = [];
    let after: string | undefined;
    do {
      const page: Page = await current().find(events, after === undefined ? query : { ...query, after });
      ids.push(...page.items.map(({ id }) => id));
      expect(page.items.length === query.limit || page.next === undefined).toBe(true);
      await between(page);
      after = page.next;
    } while (after !== undefined);
    return ids;
  };

  it.each(sorts)('returns all documents over all pages, by $field $direction', async (sort) => {
    const queries: Omit<Query, 'limit'>[] = [
      { where: [{ field: 'env', is: 'e1' }], sort },
      {
        where: [
          { field: 'env', is: 'e1' },
          { field: 'kind', anyOf: ['z', 'x'] },
        ],
        sort,
      },
      { where: [{ field: 'env', anyOf: ['e1', 'e2'] }], sort, search: 'title 1' },
      {
        where: [
          { field: 'env', is: 'e1' },
          { field: 'rank', from: 1, to: 3 },
        ],
        sort,
      },
    ];
    for (const query of queries) {
      const whole = await readAllPages({ ...query, limit: 1000 });
      expect(whole.length).toBeGreaterThan(10);
      expect(new Set(whole).size).toBe(whole.length);
      for (const limit of [1, 7]) expect(await readAllPages({ ...query, limit })).toEqual(whole);
    }
  });

  it('ends without an empty page', async () => {
    const query: Query = {
      where: [{ field: 'env', is: 'e2' }],
      sort: { field: 'rank', direction: 'ascending' },
      limit: 9,
    };
    const page = await current().find(events, query);
    expect(page.items).toHaveLength(9);
    expect(page.next).toBeUndefined();
  });

  it('neither repeats nor skips unchanged documents while others come and go', async () => {
    const query: Query = {
      where: [{ field: 'env', is: 'e1' }],
      sort: { field: 'title', direction: 'ascending' },
      limit: 10,
    };
    const before = await readAllPages({ ...query, limit: 1000 });
    let position = 1000;
    const ids = await readAllPages(query, async ({ items }) => {
      position += 2;
      const deleted = { id: items.at(-1)?.id ?? '', position, document: null };
      const added = { id: `new-${position}`, position, document: { env: 'e1', title: 'title 0' } };
      await current().apply(events, [deleted, added]);
    });
    expect(ids.filter((id) => !id.startsWith('new-'))).toEqual(before);
  });

  it('refuses an unreadable cursor and one of another order, filter or search', async () => {
    const query: Query = { where: [], sort: { field: 'rank', direction: 'ascending' }, limit: 5 };
    const { next = '' } = await current().find(events, query);
    const bad = { errorKey: 'store.badCursor' };
    const json = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
    for (const after of ['', 'x', next.slice(2), `${next}AAAA`, json({}), json(['rank', 'ascending', {}, 'id'])]) {
      await expect(current().find(events, { ...query, after })).rejects.toMatchObject(bad);
    }
    for (const sort of [{ ...query.sort, direction: 'descending' } as const, { ...query.sort, field: 'title' }]) {
      await expect(current().find(events, { ...query, sort, after: next })).rejects.toMatchObject(bad);
    }
    for (const other of [
      { where: [{ field: 'env', is: 'e1' }] },
      { where: [{ field: 'rank' }] },
      { search: 'title' },
    ]) {
      await expect(current().find(events, { ...query, ...other, after: next })).rejects.toMatchObject(bad);
    }
  });

  it('accepts a cursor with an equivalent query', async () => {
    const kinds = (...anyOf: string[]) => ({ field: 'kind', anyOf });
    const env = { field: 'env', is: 'e1' };
    const sort = { field: 'rank', direction: 'ascending' } as const;
    const query: Query = { where: [env, kinds('x', 'z')], sort, search: 'Title 1', limit: 5 };
    const { next = '' } = await current().find(events, query);
    const again: Query = { where: [kinds('z', 'x'), env], sort, search: ' title  1 ', limit: 7, after: next };
    expect(await current().find(events, again)).toEqual(
      await current().find(events, { ...query, limit: 7, after: next }),
    );
  });
};
