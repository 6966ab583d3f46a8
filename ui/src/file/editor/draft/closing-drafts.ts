import { charactersOf, joined } from '../text/parted-text.ts';
import { type Draft, type DraftStore, draftKey } from './draft-store.ts';

type Store = Omit<DraftStore, 'keepAtClose'>;
type SyncStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

const prefix = 'clearbench-draft|';

/** Browsers store about five million characters for an address, and a longer text delays the closing of the page. */
export const closingCharacters = 4 * 1024 * 1024;

const keysOf = (storage: SyncStorage, owner: string): string[] => {
  const before = prefix + draftKey({ owner, fileId: '' });
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index));
  return keys.filter((key) => key !== null).filter((key) => key.startsWith(before));
};

const parsed = (text: string | null): Draft | undefined => {
  try {
    return text === null ? undefined : (JSON.parse(text) as Draft);
  } catch {
    return undefined;
  }
};

/**
 * A database may drop what a closing page writes: its transaction can be aborted with the page. Such a draft is stored
 * in a storage that writes synchronously, and moves to the database when it is read or listed.
 */
export const withClosingDrafts = (drafts: Store, storage: SyncStorage): DraftStore => {
  const givenUp = new Set<string>();
  const keyOf = (draft: Pick<Draft, 'owner' | 'fileId'>) => prefix + draftKey(draft);
  const closingOf = (key: string) => parsed(storage.getItem(key));
  /** Removes a draft unless another page has stored a newer one. */
  const removeUpTo = (key: string, at: string) => {
    const closing = closingOf(key);
    if (!closing || closing.at <= at) storage.removeItem(key);
  };
  const move = async (key: string): Promise<void> => {
    const closing = closingOf(key);
    if (!closing) return;
    const stored = await drafts.read(closing.owner, closing.fileId);
    if (!stored || stored.at <= closing.at) await drafts.keep(closing);
    removeUpTo(key, closing.at);
  };
  return {
    read: async (owner, fileId) => {
      const key = keyOf({ owner, fileId });
      try {
        await move(key);
      } catch {
        // The database has no space for it: it stays where it is.
        return closingOf(key);
      }
      return drafts.read(owner, fileId);
    },
    keep: async (draft, isHidden) => {
      await drafts.keep(draft, isHidden);
      removeUpTo(keyOf(draft), draft.at);
    },
    keepAtClose: (draft) => {
      if (givenUp.has(draft.owner) || charactersOf(draft.text) > closingCharacters) return;
      try {
        storage.setItem(keyOf(draft), JSON.stringify({ ...draft, text: joined(draft.text) } satisfies Draft));
      } catch {
        // The storage is full: what the database has written counts.
        return;
      }
    },
    drop: async (draft) => {
      const key = keyOf(draft);
      if (closingOf(key)?.writer === draft.writer) storage.removeItem(key);
      await drafts.drop(draft);
    },
    list: async (owner) => {
      for (const key of keysOf(storage, owner)) await move(key).catch(() => undefined);
      return drafts.list(owner);
    },
    giveUp: async (owner) => {
      givenUp.add(owner);
      for (const key of keysOf(storage, owner)) storage.removeItem(key);
      await drafts.giveUp(owner);
    },
  };
};
