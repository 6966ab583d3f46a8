import { withClosingDrafts } from './closing-drafts.ts';
import type { DraftStore } from './draft-store.ts';
import { indexedDbDrafts } from './indexed-db.ts';
import { memoryDrafts } from './memory.ts';

let opened: DraftStore | undefined;

/** The browser's drafts, one store for the whole page; without a database they live as long as the page. */
export const openDrafts = (): DraftStore => {
  opened ??=
    typeof indexedDB === 'undefined' ? memoryDrafts() : withClosingDrafts(indexedDbDrafts(indexedDB), localStorage);
  return opened;
};
