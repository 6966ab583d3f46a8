import type { DraftStore } from './draft-store.ts';
import { indexedDbDrafts } from './indexed-db.ts';
import { memoryDrafts } from './memory.ts';

/** The browser's drafts; a browser without a database keeps them for as long as the page lives. */
export const openDrafts = (): DraftStore =>
  typeof indexedDB === 'undefined' ? memoryDrafts() : indexedDbDrafts(indexedDB);
