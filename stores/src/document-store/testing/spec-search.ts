import type { DocumentStore } from '../document-store.ts';

const names = 'names@1';
const texts = [
  'Salary run March.xml pacs.008 REF-2026-0001',
  'salary run april.xml pacs.008 REF-2026-0002',
  'O\'Brien "quoted" 100%_sure (AND) OR NOT NEAR*',
  'Zürich ÄRGER 漢字仮名 😀😀😀 ab',
  'zero\0inside and back\\slash',
];

/** The part of the contract about text search. */
export const documentStoreSearchSpec = (current: () => DocumentStore): void => {
  beforeEach(async () => {
    await current().prepare(names, { indexes: [['env', 'order']], search: 'text' });
    const changes = texts.map((text, order) => ({ id: `${order}`, position: 1, document: { env: 'e1', order, text } }));
    await current().apply(names, changes);
  });

  const search = async (words: string) => {
    const sort = { field: 'order', direction: 'ascending' } as const;
    const { items } = await current().find(names, {
      where: [{ field: 'env', is: 'e1' }],
      sort,
      search: words,
      limit: 10,
    });
    return items.map(({ id }) => id).join('');
  };

  it.each([
    ['salary', '01'],
    ['ALARY', '01'],
    ['march', '0'],
    ['2026-0002', '1'],
    ['run salary 0001', '0'],
    ['  ', '01234'],
    ['', '01234'],
    ['nowhere', ''],
    ['salary nowhere', ''],
  ])('finds the words of %j anywhere in the text, in either case', async (words, ids) => {
    expect(await search(words)).toBe(ids);
  });

  it.each([
    ["o'brien", '2'],
    ['"quoted"', '2'],
    ['"', '2'],
    ['%_s', '2'],
    ['%', '2'],
    ['_', '2'],
    ['%salary', ''],
    ['sal_ry', ''],
    ['sal*', ''],
    ['NEAR*', '2'],
    ['(and)', '2'],
    ['NOT OR', '2'],
    ['text:salary', ''],
    ['-salary', ''],
    ['k\\sl', '4'],
    ['o\0i', '4'],
    ['zero', '4'],
  ])('matches %j literally', async (words, ids) => {
    expect(await search(words)).toBe(ids);
  });

  it.each([
    ['ZÜR', '3'],
    ['ärg', '3'],
    ['arger', ''],
    ['漢字', '3'],
    ['字仮名', '3'],
    ['😀', '3'],
    ['😀😀😀', '3'],
    ['b', '234'],
    ['AB zür', '3'],
  ])('finds short words and other alphabets: %j', async (words, ids) => {
    expect(await search(words)).toBe(ids);
  });

  it('follows changes of the text', async () => {
    await current().apply(names, [
      { id: '0', position: 2, document: { env: 'e1', order: 0, text: 'renamed.xml' } },
      { id: '1', position: 2, document: null },
      { id: '2', position: 2, document: { env: 'e1', order: 2 } },
      { id: '3', position: 1, document: { env: 'e1', order: 3, text: 'stale' } },
    ]);
    expect(await search('salary')).toBe('');
    expect(await search('RENAMED')).toBe('0');
    expect(await search('stale')).toBe('');
    expect(await search('zürich')).toBe('3');
    expect(await search('quoted')).toBe('');
  });
};
