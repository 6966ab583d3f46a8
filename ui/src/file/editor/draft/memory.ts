import { joined } from '../text/parted-text.ts';
import {
  type Draft,
  type DraftBounds,
  type DraftStore,
  draftBounds,
  draftKey,
  draftsToDrop,
  type NewDraft,
  notesOf,
} from './draft-store.ts';

/** Drafts in memory: for tests, and for browsers without a database. */
export const memoryDrafts = (bounds: DraftBounds = draftBounds): DraftStore => {
  const drafts = new Map<string, Draft>();
  const givenUp = new Set<string>();
  const facts = () =>
    [...drafts].map(([key, { at, text, fileName }]) => ({
      key,
      at,
      characters: text.length,
      ...(fileName === undefined ? {} : { fileName }),
    }));
  const keep = (draft: NewDraft): void => {
    if (givenUp.has(draft.owner)) return;
    const key = draftKey(draft);
    drafts.set(key, { ...draft, text: joined(draft.text) });
    for (const old of draftsToDrop(facts(), key, bounds)) drafts.delete(old);
  };
  return {
    read: async (owner, fileId) => drafts.get(draftKey({ owner, fileId })),
    keep: async (draft) => keep(draft),
    keepAtClose: keep,
    drop: async (draft) => {
      const key = draftKey(draft);
      if (drafts.get(key)?.writer === draft.writer) drafts.delete(key);
    },
    list: async (owner) => notesOf(owner, facts()),
    giveUp: async (owner) => {
      givenUp.add(owner);
      for (const [key, draft] of drafts) if (draft.owner === owner) drafts.delete(key);
    },
  };
};
