import { useShortcut } from '../parts/use-shortcut.ts';
import { type KeyNote, useKeyNotes } from './key-notes.ts';

const keys: readonly KeyNote[] = [['Ctrl+S', 'keys.save']];

/** Saves on Ctrl+S (or Cmd+S), and lists the shortcut. */
export const useSaveKey = (save: () => void): void => {
  useKeyNotes(keys);
  useShortcut('s', save);
};
