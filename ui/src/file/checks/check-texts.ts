import { blobStore } from '../upload/blob-store.ts';

/** The store of the texts that are validated but not saved. */
export const checkTexts = blobStore();
