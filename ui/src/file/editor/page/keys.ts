import type { Step } from '../report/neighbour-finding.ts';
import { type Tab, tabs } from './page-address.ts';

/** What keys mean on the editor's page, wherever the focus is. */
export type KeyMeaning =
  | {
      readonly order:
        | 'save'
        | 'send'
        | 'indent'
        | 'next'
        | 'previous'
        | 'reveal'
        | 'searchReport'
        | 'goToLine'
        | 'find';
    }
  | { readonly order: 'tab'; readonly tab: Tab }
  /** To another place of what is looked for in a text of which only a piece is here. */
  | { readonly order: 'hit'; readonly way: Step };

type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

const panels = tabs.filter((tab) => tab !== 'text');

const withCommand = ({ key, shiftKey, altKey }: Pressed, typing: boolean): KeyMeaning | undefined => {
  if (shiftKey || altKey) return undefined;
  if (key.toLowerCase() === 's') return { order: 'save' };
  if (key.toLowerCase() === 'g') return { order: 'goToLine' };
  // The editor has its own for this; elsewhere the browser's would look through the few lines on screen only.
  if (key.toLowerCase() === 'f' && !typing) return { order: 'find' };
  return key === 'Enter' ? { order: 'send' } : undefined;
};

/**
 * `typing`: a field has the focus, so that a plain character belongs to it. `inPieces`: the editor's own search would
 * look through the piece on screen only.
 */
export const meaningOf = (pressed: Pressed, typing: boolean, inPieces = false): KeyMeaning | undefined => {
  const { key, code, shiftKey, altKey } = pressed;
  if (pressed.ctrlKey || pressed.metaKey) return withCommand(pressed, typing && !inPieces);
  if (key === 'F3' && inPieces) return { order: 'hit', way: shiftKey ? 'previous' : 'next' };
  if (key === 'F8') return { order: altKey ? 'reveal' : shiftKey ? 'previous' : 'next' };
  if (altKey && shiftKey) return code === 'KeyF' ? { order: 'indent' } : undefined;
  if (altKey) {
    const tab = panels[Number(/^Digit([1-5])$/.exec(code)?.[1]) - 1];
    return tab && { order: 'tab', tab };
  }
  if (typing) return undefined;
  return key === '/' ? { order: 'searchReport' } : undefined;
};
