import { blobShelf } from '../upload/blob-shelf.ts';

/** Where the texts lie that are checked and not kept. */
export const checkTexts = blobShelf();
