export type PressedKey = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

const keyNames: Readonly<Record<string, string>> = { Del: 'Delete', Esc: 'Escape', Space: ' ' };

/** Whether a shortcut is a single sign such as `/`, which a text field with the focus must receive. */
export const isSign = (keys: string): boolean => keys.length === 1;

/** Some layouts type other characters with Alt, so the position of the key counts. */
const isAtPosition = (key: string, { code }: PressedKey): boolean =>
  code === (/\d/.test(key) ? `Digit${key}` : `Key${key}`);

/** Compares a key event with a shortcut as it is shown: `Ctrl+S`, `Shift+F8`, `/`. Ctrl includes the Command key. */
export const isShortcut = (keys: string, pressed: PressedKey): boolean => {
  const parts = keys.split('+');
  const key = parts.at(-1) ?? '';
  const hasAlt = parts.includes('Alt');
  if ((pressed.ctrlKey || pressed.metaKey) !== parts.includes('Ctrl') || pressed.altKey !== hasAlt) return false;
  // Some layouts need Shift to type a sign.
  if (!isSign(keys) && pressed.shiftKey !== parts.includes('Shift')) return false;
  if (hasAlt && key.length === 1) return isAtPosition(key, pressed);
  return pressed.key.toLowerCase() === (keyNames[key] ?? key).toLowerCase();
};
