import { intentOf, type Key } from './key-intent.ts';

const press = (key: string, held: Partial<Key> = {}) =>
  intentOf({ key, ctrlKey: false, metaKey: false, shiftKey: false, altKey: false, ...held }, 20);

describe('the keys of a list', () => {
  it.each([
    ['Enter', 'open'],
    [' ', 'toggle'],
    ['Escape', 'clear'],
    ['ContextMenu', 'menu'],
    ['/', 'search'],
  ])('%s means %s', (key, type) => expect(press(key)).toEqual({ type }));

  it('arrows and pages move', () => {
    expect(press('ArrowDown')).toEqual({ type: 'move', step: 1, extend: false });
    expect(press('PageUp', { shiftKey: true })).toEqual({ type: 'move', step: -20, extend: true });
  });
  it('Ctrl+A selects all', () => expect(press('a', { ctrlKey: true })).toEqual({ type: 'chooseAll' }));
  it('Shift+F10 opens the menu', () => expect(press('F10', { shiftKey: true })).toEqual({ type: 'menu' }));
  it('leave the browser its own keys', () => {
    expect(press('ArrowLeft', { altKey: true })).toBeUndefined();
    expect(press('F5')).toBeUndefined();
    expect(press('f', { ctrlKey: true })).toBeUndefined();
  });
});
