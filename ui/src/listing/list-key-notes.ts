import type { KeyNote } from '../key-list/key-notes.ts';

/** The keys that move and select in a list. */
export const selectionKeyNotes: readonly KeyNote[] = [
  ['↑ ↓', 'keys.move'],
  ['Shift+↑ ↓', 'keys.extend'],
  ['Space', 'keys.choose'],
  ['Ctrl+A', 'keys.chooseAll'],
  ['Esc', 'keys.chooseNone'],
];

/** The keys of a list whose commands are not in a table. */
export const listKeyNotes: readonly KeyNote[] = [
  ['/', 'keys.search'],
  ...selectionKeyNotes,
  ['Enter', 'keys.open'],
  ['Shift+F10', 'keys.menu'],
];
