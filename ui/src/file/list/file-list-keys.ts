import type { KeyNote } from '../../key-list/key-notes.ts';
import { listKeyNotes } from '../../listing/list-key-notes.ts';

/** The keys of the file list. */
export const fileListKeys: readonly KeyNote[] = [
  ...listKeyNotes,
  ['F2', 'fileList.rename'],
  ['Ctrl+D', 'fileList.copy'],
  ['Del', 'fileList.delete'],
];
