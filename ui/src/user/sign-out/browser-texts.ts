import type { DraftNote } from '../../file/editor/draft/draft-store.ts';
import { openDrafts } from '../../file/editor/draft/open-drafts.ts';

/** Texts somebody has not saved that lie in this browser; one that does not let its database be read holds none. */
export const unsavedTexts = (owner: string): Promise<readonly DraftNote[]> =>
  openDrafts()
    .list(owner)
    .catch(() => []);

/** Removes them; what the browser does not give up it would not have given back either. */
export const giveUpTexts = (owner: string): Promise<void> =>
  openDrafts()
    .giveUp(owner)
    .catch(() => undefined);
