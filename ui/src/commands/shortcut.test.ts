import { isShortcut, type PressedKey } from './shortcut.ts';

const press = (key: string, held: Partial<PressedKey> = {}): PressedKey => ({
  key,
  code: '',
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  altKey: false,
  ...held,
});

describe('a shortcut', () => {
  it.each([
    ['Ctrl+S', press('s', { ctrlKey: true })],
    ['Ctrl+S', press('s', { metaKey: true })],
    ['Ctrl+Enter', press('Enter', { ctrlKey: true })],
    ['Shift+F8', press('F8', { shiftKey: true })],
    ['Del', press('Delete')],
    ['Shift+Alt+F', press('Ï', { altKey: true, shiftKey: true, code: 'KeyF' })],
    ['Alt+1', press('¡', { altKey: true, code: 'Digit1' })],
    ['/', press('/')],
    ['/', press('/', { shiftKey: true })],
  ])('%s is pressed', (keys, pressed) => expect(isShortcut(keys, pressed)).toBe(true));

  it.each([
    ['Ctrl+S', press('s')],
    ['Ctrl+S', press('S', { ctrlKey: true, shiftKey: true })],
    ['Ctrl+S', press('s', { ctrlKey: true, altKey: true })],
    ['F8', press('F8', { shiftKey: true })],
    ['Del', press('Delete', { altKey: true })],
    ['Alt+1', press('1', { altKey: true, code: 'Numpad1' })],
    ['/', press('/', { ctrlKey: true })],
  ])('%s is not pressed with other keys held', (keys, pressed) => expect(isShortcut(keys, pressed)).toBe(false));
});
