import { blobShelf } from '../upload/blob-shelf.ts';

/** The store of the texts that are validated but not saved. */
export const checkTexts = blobShelf();
