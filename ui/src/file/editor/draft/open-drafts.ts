import type { DraftStore } from './draft-store.ts';
import { indexedDbDrafts } from './indexed-db.ts';
import { memoryDrafts } from './memory.ts';

let opened: DraftStore | undefined;

/** The browser's drafts, one store for the whole page; a browser without a database keeps them for as long as the page lives. */
export const openDrafts = (): DraftStore => {
  opened ??= typeof indexedDB === 'undefined' ? memoryDrafts() : indexedDbDrafts(indexedDB);
  return opened;
};
