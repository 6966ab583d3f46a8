import type { Document, DocumentStore } from '../document-store.ts';

const files = 'file-list@3';

/** The part of the contract about writing documents and reading them by id. */
export const documentStoreApplySpec = (current: () => DocumentStore): void => {
  const put = (id: string, position: number, document: Document | null) =>
    current().apply(files, [{ id, position, document }]);

  beforeEach(() => current().prepare(files, { indexes: [['name']], search: 'name' }));

  it('returns a document with its position', async () => {
    const document = { name: 'quote \' " \0 zero, Zürich 漢字 😀', size: 12, nested: { list: [1, null, true] } };
    await put('a', 4, document);
    expect(await current().get(files, 'a')).toEqual({ id: 'a', position: 4, document });
    expect(await current().get(files, 'b')).toBeUndefined();
  });

  it('stores documents as JSON and shares no objects', async () => {
    const document = { name: 'first', gone: undefined, list: [undefined] };
    const writing = put('a', 1, document);
    document.name = 'changed by the writer';
    await writing;
    const read = await current().get<{ name: string }>(files, 'a');
    expect(read?.document).toStrictEqual({ name: 'first', list: [null] });
    Object.assign(read?.document ?? {}, { name: 'changed by a reader' });
    expect((await current().get(files, 'a'))?.document).toMatchObject({ name: 'first' });
  });

  it('accepts ids of any characters', async () => {
    const ids = ["o'brien", 'zero\0byte', 'zero', '漢字-😀', '%', '["a"]', ''];
    await current().apply(
      files,
      ids.map((id, n) => ({ id, position: n + 1, document: { name: id } })),
    );
    for (const id of ids) expect((await current().get(files, id))?.document).toEqual({ name: id });
    expect([...(await current().getMany(files, ids)).keys()].sort()).toEqual([...ids].sort());
  });

  it('reads many at once, without the missing ones', async () => {
    await put('a', 1, { name: 'one' });
    await put('b', 2, { name: 'two' });
    await put('c', 3, null);
    const found = await current().getMany(files, ['b', 'c', 'nobody', 'a', 'b']);
    expect(new Map(found)).toEqual(
      new Map([
        ['a', { id: 'a', position: 1, document: { name: 'one' } }],
        ['b', { id: 'b', position: 2, document: { name: 'two' } }],
      ]),
    );
    expect((await current().getMany(files, [])).size).toBe(0);
  });

  it('writes what a caller believes to be new like any other change', async () => {
    const putNew = (id: string, position: number, document: Document | null) =>
      current().apply(files, [{ id, position, document, isNew: true }]);
    const found = async (search: string) => {
      const sort = { field: 'name', direction: 'ascending' } as const;
      return (await current().find(files, { where: [], search, sort, limit: 5 })).items.length;
    };
    await putNew('a', 2, { name: 'two' });
    await putNew('a', 1, { name: 'one' });
    expect(await current().get(files, 'a')).toEqual({ id: 'a', position: 2, document: { name: 'two' } });
    await putNew('a', 3, { name: 'three' });
    expect(await found('three')).toBe(1);
    expect(await found('two')).toBe(0);
    await put('a', 4, null);
    await putNew('a', 4, { name: 'four' });
    expect(await current().get(files, 'a')).toBeUndefined();
    await putNew('a', 5, { name: 'five' });
    expect(await found('five')).toBe(1);
    await putNew('b', 6, null);
    await put('b', 6, { name: 'six' });
    expect(await current().get(files, 'b')).toBeUndefined();
  });

  it('drops a change that is not newer', async () => {
    await put('a', 5, { name: 'five' });
    await put('a', 5, { name: 'five again' });
    await put('a', 4, { name: 'four' });
    await put('a', 3, null);
    expect(await current().get(files, 'a')).toEqual({ id: 'a', position: 5, document: { name: 'five' } });
    await put('a', 6, { name: 'six' });
    expect(await current().get(files, 'a')).toMatchObject({ position: 6, document: { name: 'six' } });
  });

  it('drops a late change to a deleted document', async () => {
    await put('a', 5, { name: 'five' });
    await put('a', 7, null);
    await put('a', 6, { name: 'six' });
    await put('a', 7, { name: 'seven' });
    await put('never-seen', 9, null);
    await put('never-seen', 8, { name: 'eight' });
    expect((await current().getMany(files, ['a', 'never-seen'])).size).toBe(0);
    expect(await current().count(files, [])).toBe(0);
    await put('a', 8, { name: 'reborn' });
    expect(await current().get(files, 'a')).toMatchObject({ position: 8 });
  });

  it('keeps the newest of several changes to one document, and accepts the same batch twice', async () => {
    const batch = [
      { id: 'a', position: 1, document: { name: 'one' } },
      { id: 'b', position: 2, document: { name: 'two' } },
      { id: 'a', position: 3, document: { name: 'three' } },
      { id: 'b', position: 4, document: null },
    ];
    for (let times = 0; times < 2; times += 1) {
      await current().apply(files, batch);
      expect(await current().get(files, 'a')).toMatchObject({ position: 3, document: { name: 'three' } });
      expect(await current().count(files, [])).toBe(1);
    }
  });

  it('separates collections with similar names', async () => {
    const names = ['file-list@4', 'file_list@4', 'File-list@4', 'file-list@40', "it's"];
    for (const [n, name] of names.entries()) {
      await current().prepare(name, { indexes: [['name'], ['Name']] });
      await current().apply(name, [{ id: 'a', position: 1, document: { name: `in ${n}`, Name: 'other' } }]);
    }
    for (const [n, name] of names.entries()) {
      expect((await current().get(name, 'a'))?.document).toMatchObject({ name: `in ${n}` });
      expect(await current().count(name, [{ field: 'name', is: `in ${n}` }])).toBe(1);
    }
  });

  it('drops a collection with its tombstones', async () => {
    await put('a', 9, { name: 'nine' });
    await current().drop(files);
    await current().drop(files);
    expect(await current().get(files, 'a')).toBeUndefined();
    await current().prepare(files, { indexes: [['name']] });
    await put('a', 1, { name: 'one' });
    expect(await current().get(files, 'a')).toMatchObject({ position: 1 });
  });

  it('is empty without preparation, and accepts documents nevertheless', async () => {
    expect(await current().get('unknown@1', 'a')).toBeUndefined();
    expect(await current().count('unknown@1', [])).toBe(0);
    await current().apply('unknown@1', [{ id: 'a', position: 1, document: { name: 'one' } }]);
    expect(await current().get('unknown@1', 'a')).toMatchObject({ position: 1 });
  });
};
