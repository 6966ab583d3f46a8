import { charactersOf, joined } from '../text/parted-text.ts';
import { sliceLength } from '../text/slices.ts';
import { textBlob } from '../text/text-blob.ts';
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

const texts = 'texts';
const facts = 'facts';

const finished = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new DOMException('aborted', 'AbortError'));
  });

const answered = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new DOMException('failed', 'UnknownError'));
  });

const openDatabase = (factory: IDBFactory, name: string): Promise<IDBDatabase> => {
  const request = factory.open(name, 1);
  request.onupgradeneeded = () => {
    request.result.createObjectStore(texts);
    request.result.createObjectStore(facts, { keyPath: 'key' });
  };
  return answered(request);
};

/**
 * Drafts in IndexedDB. Sizes, times and writers have a separate object store, so that limits and deletion read no text.
 */
export const indexedDbDrafts = (
  factory: IDBFactory,
  bounds: DraftBounds = draftBounds,
  name = 'clearbench-drafts',
): Omit<DraftStore, 'keepAtClose'> => {
  let opened: Promise<IDBDatabase> | undefined;
  const givenUp = new Set<string>();
  /** The last change of each draft: an earlier one that is not written yet is not written any more. */
  const changes = new Map<string, symbol>();
  const changed = (key: string): symbol => {
    const change = Symbol(key);
    changes.set(key, change);
    return change;
  };
  const write = async () => {
    opened ??= openDatabase(factory, name);
    return (await opened).transaction([texts, facts], 'readwrite', { durability: 'relaxed' });
  };
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
    read: async (owner, fileId) => {
      opened ??= openDatabase(factory, name);
      const store = (await opened).transaction(texts).objectStore(texts);
      const stored = await answered<Stored | undefined>(store.get(draftKey({ owner, fileId })));
      return stored && { ...stored, text: typeof stored.text === 'string' ? stored.text : await stored.text.text() };
    },
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
    list: async (owner) => {
      opened ??= openDatabase(factory, name);
      const store = (await opened).transaction(facts).objectStore(facts);
      return notesOf(owner, await answered<DraftFacts[]>(store.getAll()));
    },
    giveUp: async (owner) => {
      // The flag is set first, because a closing page may be storing the text on its screen.
      givenUp.add(owner);
      const transaction = await write();
      const all: IDBRequest<DraftFacts[]> = transaction.objectStore(facts).getAll();
      all.onsuccess = () => {
        for (const { fileId } of notesOf(owner, all.result)) remove(transaction, draftKey({ owner, fileId }));
      };
      await finished(transaction);
    },
  };
};
