import type { DraftNote } from '../../file/editor/draft/draft-store.ts';
import { openDrafts } from '../../file/editor/draft/open-drafts.ts';

/** The unsaved texts of a user in this browser; a database that cannot be read counts as empty. */
export const unsavedTexts = (owner: string): Promise<readonly DraftNote[]> =>
  openDrafts()
    .list(owner)
    .catch(() => []);

/** Removes the texts; texts that the browser cannot delete cannot be read either. */
export const giveUpTexts = (owner: string): Promise<void> =>
  openDrafts()
    .giveUp(owner)
    .catch(() => undefined);
