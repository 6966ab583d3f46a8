import { closingCharacters, withClosingDrafts } from './closing-drafts.ts';
import type { Draft, DraftStore } from './draft-store.ts';
import { memoryDrafts } from './memory.ts';
import { draftStoreSpec } from './testing/spec.ts';

/** A storage in memory with at most `room` characters. */
const memoryStorage = (room = Number.POSITIVE_INFINITY) => {
  const values = new Map<string, string>();
  return {
    get length() {
      return values.size;
    },
    key: (index: number) => [...values.keys()][index] ?? null,
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (value.length > room) throw new DOMException('full', 'QuotaExceededError');
      values.set(key, value);
    },
    removeItem: (key: string) => void values.delete(key),
  };
};

const draft = (over: Partial<Draft> = {}): Draft => ({
  fileId: 'f1',
  owner: 'u1',
  writer: 'page1',
  text: '<a/>',
  basedOn: 3,
  at: '2026-11-02T08:00:00.000Z',
  ...over,
});

/** A database that writes nothing more, as that of a page that is closed. */
const closed = (drafts: DraftStore): DraftStore => ({ ...drafts, keep: () => new Promise(() => undefined) });

draftStoreSpec('a database with closing drafts', (bounds) => withClosingDrafts(memoryDrafts(bounds), memoryStorage()));

describe('the draft of a closing page', () => {
  const database = memoryDrafts();
  const storage = memoryStorage();
  const page = () => withClosingDrafts(database, storage);

  it('is read by the next page although the database did not write it', async () => {
    await page().keep(draft());
    const closing = withClosingDrafts(closed(database), storage);
    const last = draft({ text: '<last/>', at: '2026-11-02T08:00:01.000Z' });
    closing.keepAtClose(last);
    void closing.keep(last);
    expect(await page().read('u1', 'f1')).toEqual(last);
    expect([await database.read('u1', 'f1'), storage.length]).toEqual([last, 0]);
  });

  it('is not read if a newer one is in the database', async () => {
    page().keepAtClose(draft({ text: '<old/>' }));
    expect((await page().read('u1', 'f1'))?.text).toBe('<last/>');
    expect(storage.length).toBe(0);
  });

  it('is deleted with the draft of its page, and with those of its owner', async () => {
    const stored = draft({ fileId: 'f2' });
    page().keepAtClose(stored);
    await page().drop({ ...stored, writer: 'page2' });
    expect(storage.length).toBe(1);
    await page().drop(stored);
    expect(storage.length).toBe(0);
    const leaving = page();
    leaving.keepAtClose(stored);
    await leaving.giveUp('u1');
    leaving.keepAtClose(stored);
    expect([storage.length, await leaving.list('u1')]).toEqual([0, []]);
  });

  it('is listed', async () => {
    page().keepAtClose(draft({ owner: 'u2', fileName: 'closing.xml' }));
    expect(await page().list('u2')).toEqual([
      { fileId: 'f1', fileName: 'closing.xml', at: '2026-11-02T08:00:00.000Z' },
    ]);
  });

  it('is read from the storage if the database has no space', async () => {
    const full: DraftStore = { ...memoryDrafts(), keep: () => Promise.reject(new Error('full')) };
    const store = withClosingDrafts(full, memoryStorage());
    store.keepAtClose(draft());
    expect(await store.read('u1', 'f1')).toEqual(draft());
  });

  it('is left to the database if it is too long or the storage is full', () => {
    const small = memoryStorage(10);
    withClosingDrafts(database, small).keepAtClose(draft());
    withClosingDrafts(database, storage).keepAtClose(draft({ text: 'x'.repeat(closingCharacters + 1) }));
    expect([small.length, storage.length]).toEqual([0, 0]);
  });
});
