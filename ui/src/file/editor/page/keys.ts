import { type Tab, tabs } from './page-address.ts';

/** What keys mean on the editor's page, wherever the focus is. */
export type KeyMeaning =
  | { readonly order: 'save' | 'send' | 'indent' | 'next' | 'previous' | 'shortcuts' }
  | { readonly order: 'tab'; readonly tab: Tab };

type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

const panels = tabs.filter((tab) => tab !== 'text');

const withCommand = ({ key, shiftKey, altKey }: Pressed): KeyMeaning | undefined => {
  if (shiftKey || altKey) return undefined;
  if (key.toLowerCase() === 's') return { order: 'save' };
  return key === 'Enter' ? { order: 'send' } : undefined;
};

/** `typing`: a field has the focus, so that a plain character belongs to it. */
export const meaningOf = (pressed: Pressed, typing: boolean): KeyMeaning | undefined => {
  const { key, code, shiftKey, altKey } = pressed;
  if (pressed.ctrlKey || pressed.metaKey) return withCommand(pressed);
  if (key === 'F8') return altKey ? undefined : { order: shiftKey ? 'previous' : 'next' };
  if (altKey && shiftKey) return code === 'KeyF' ? { order: 'indent' } : undefined;
  if (altKey) {
    const tab = panels[Number(/^Digit([1-4])$/.exec(code)?.[1]) - 1];
    return tab && { order: 'tab', tab };
  }
  return key === '?' && !typing ? { order: 'shortcuts' } : undefined;
};
