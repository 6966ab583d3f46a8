import type { KeyNote } from '../key-list/key-notes.ts';

/** The keys every list of rows has. */
export const listKeyNotes: readonly KeyNote[] = [
  ['/', 'keys.search'],
  ['↑ ↓', 'keys.move'],
  ['Shift+↑ ↓', 'keys.extend'],
  ['Space', 'keys.choose'],
  ['Ctrl+A', 'keys.chooseAll'],
  ['Esc', 'keys.chooseNone'],
  ['Enter', 'keys.open'],
  ['Shift+F10', 'keys.menu'],
];
