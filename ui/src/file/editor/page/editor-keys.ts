import type { KeyNote } from '../../../key-list/key-notes.ts';

/** The keys of the editor's page. */
export const editorKeys: readonly KeyNote[] = [
  ['Ctrl+S', 'editor.shortcuts.save'],
  ['Ctrl+Enter', 'editor.shortcuts.send'],
  ['F8', 'editor.shortcuts.next'],
  ['Shift+F8', 'editor.shortcuts.previous'],
  ['Alt+F8', 'editor.shortcuts.reveal'],
  ['/', 'editor.shortcuts.searchReport'],
  ['Ctrl+.', 'editor.shortcuts.fix'],
  ['Ctrl+Space', 'editor.shortcuts.complete'],
  ['Alt+←', 'editor.shortcuts.back'],
  ['Shift+Alt+F', 'editor.shortcuts.indent'],
  ['Ctrl+F', 'editor.shortcuts.find'],
  ['Ctrl+G', 'editor.shortcuts.goToLine'],
  ['Alt+1 … 5', 'editor.shortcuts.tabs'],
];
