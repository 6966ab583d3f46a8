import { type Draft, type DraftBounds, type DraftStore, draftBounds, draftKey, draftsToDrop } from './draft-store.ts';

/** Drafts for as long as the page lives: for tests, and where the browser keeps no database. */
export const memoryDrafts = (bounds: DraftBounds = draftBounds): DraftStore => {
  const drafts = new Map<string, Draft>();
  const facts = () => [...drafts].map(([key, { at, text }]) => ({ key, at, characters: text.length }));
  return {
    read: async (owner, fileId) => drafts.get(draftKey({ owner, fileId })),
    keep: async (draft) => {
      const key = draftKey(draft);
      drafts.set(key, draft);
      for (const old of draftsToDrop(facts(), key, bounds)) drafts.delete(old);
    },
    drop: async (draft) => {
      const key = draftKey(draft);
      if (drafts.get(key)?.writer === draft.writer) drafts.delete(key);
    },
  };
};
