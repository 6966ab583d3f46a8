import { charactersOf, joined } from '../text/parted-text.ts';
import { sliceLength } from '../text/slices.ts';
import { textBlob } from '../text/text-blob.ts';
import { answered, draftDatabase, facts, finished, inTime, texts } from './draft-database.ts';
import {
  type Draft,
  type DraftBounds,
  type DraftFacts,
  type DraftStore,
  draftBounds,
  draftKey,
  draftsToDrop,
  notesOf,
} from './draft-store.ts';

/** From this length a text is stored as a blob: the browser copies a string at once, which blocks the keyboard. */
const longText = sliceLength;

/** A draft in the database. */
type Stored = Omit<Draft, 'text'> & { readonly text: string | Blob };

/** Drafts in IndexedDB. What a page waits for fails with a `TimeoutError` after ten seconds without an answer of the browser. */
export const indexedDbDrafts = (
  factory: IDBFactory,
  bounds: DraftBounds = draftBounds,
  name = 'clearbench-drafts',
): Omit<DraftStore, 'keepAtClose'> => {
  const database = draftDatabase(factory, name);
  const givenUp = new Set<string>();
  /** The last change of each draft: an earlier one that is not written yet is not written any more. */
  const changes = new Map<string, symbol>();
  const changed = (key: string): symbol => {
    const change = Symbol(key);
    changes.set(key, change);
    return change;
  };
  const write = async () => (await database()).transaction([texts, facts], 'readwrite', { durability: 'relaxed' });
  const readStored = async (key: string): Promise<Draft | undefined> => {
    const store = (await database()).transaction(texts).objectStore(texts);
    const stored = await answered<Stored | undefined>(store.get(key));
    return stored && { ...stored, text: typeof stored.text === 'string' ? stored.text : await stored.text.text() };
  };
  const readFacts = async (): Promise<DraftFacts[]> =>
    answered<DraftFacts[]>((await database()).transaction(facts).objectStore(facts).getAll());
  const remove = (transaction: IDBTransaction, key: string) => {
    transaction.objectStore(texts).delete(key);
    transaction.objectStore(facts).delete(key);
  };
  const bound = async (newest: string) => {
    const transaction = await write();
    const all: IDBRequest<DraftFacts[]> = transaction.objectStore(facts).getAll();
    all.onsuccess = () => {
      for (const old of draftsToDrop(all.result, newest, bounds)) remove(transaction, old);
    };
    await finished(transaction);
  };
  return {
    read: (owner, fileId) => inTime(readStored(draftKey({ owner, fileId }))),
    keep: async (draft, isHidden = false) => {
      const key = draftKey(draft);
      const change = changed(key);
      const characters = charactersOf(draft.text);
      const isBlob = !isHidden && characters >= longText;
      const stored: Stored = { ...draft, text: isBlob ? await textBlob(draft.text) : joined(draft.text) };
      const transaction = await write();
      if (givenUp.has(draft.owner) || changes.get(key) !== change) return;
      transaction.objectStore(texts).put(stored, key);
      const { at, writer, fileName } = draft;
      transaction.objectStore(facts).put({ key, at, writer, fileName, characters });
      // The transaction commits at once, because the page may be closing. Browsers still abort some of them.
      transaction.commit();
      await finished(transaction);
      await bound(key);
    },
    drop: async (draft) => {
      const key = draftKey(draft);
      changed(key);
      const transaction = await write();
      const found: IDBRequest<Pick<Draft, 'writer'> | undefined> = transaction.objectStore(facts).get(key);
      found.onsuccess = () => {
        if (found.result?.writer === draft.writer) remove(transaction, key);
      };
      await finished(transaction);
    },
    list: async (owner) => notesOf(owner, await inTime(readFacts())),
    giveUp: async (owner) => {
      // The flag is set first, because a closing page may be storing the text on its screen.
      givenUp.add(owner);
      const transaction = await write();
      const all: IDBRequest<DraftFacts[]> = transaction.objectStore(facts).getAll();
      all.onsuccess = () => {
        for (const { fileId } of notesOf(owner, all.result)) remove(transaction, draftKey({ owner, fileId }));
      };
      await inTime(finished(transaction));
    },
  };
};
