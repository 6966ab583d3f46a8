import { meaningOf } from './keys.ts';

const press = (key: string, over: Partial<Parameters<typeof meaningOf>[0]> = {}, typing = false, inPieces = false) =>
  meaningOf(
    { key, code: '', ctrlKey: false, metaKey: false, shiftKey: false, altKey: false, ...over },
    typing,
    inPieces,
  );

describe('keys of the editor', () => {
  it('save and send, with Ctrl or with the command key', () => {
    expect(press('s', { ctrlKey: true })).toEqual({ order: 'save' });
    expect(press('s', { metaKey: true })).toEqual({ order: 'save' });
    expect(press('g', { ctrlKey: true }, true)).toEqual({ order: 'goToLine' });
    expect(press('Enter', { ctrlKey: true }, true)).toEqual({ order: 'send' });
    expect(press('S', { ctrlKey: true, shiftKey: true })).toBeUndefined();
  });

  it('find in the text from anywhere but the text and the fields', () => {
    expect(press('f', { ctrlKey: true })).toEqual({ order: 'find' });
    expect(press('f', { ctrlKey: true }, true)).toBeUndefined();
  });

  it('find in a text that is shown in pieces from anywhere, and go from hit to hit', () => {
    expect(press('f', { ctrlKey: true }, true, true)).toEqual({ order: 'find' });
    expect(press('F3', {}, true, true)).toEqual({ order: 'hit', way: 'next' });
    expect(press('F3', { shiftKey: true }, false, true)).toEqual({ order: 'hit', way: 'previous' });
    expect(press('F3', {}, false)).toBeUndefined();
  });

  it('step through the findings', () => {
    expect(press('F8')).toEqual({ order: 'next' });
    expect(press('F8', { shiftKey: true })).toEqual({ order: 'previous' });
    expect(press('F8', { altKey: true }, true)).toEqual({ order: 'reveal' });
  });

  it('indent, whatever character the layout makes of it', () => {
    expect(press('Ï', { altKey: true, shiftKey: true, code: 'KeyF' })).toEqual({ order: 'indent' });
  });

  it('change the tab', () => {
    expect(press('1', { altKey: true, code: 'Digit1' })).toEqual({ order: 'tab', tab: 'report' });
    expect(press('2', { altKey: true, code: 'Digit2' })).toEqual({ order: 'tab', tab: 'form' });
    expect(press('5', { altKey: true, code: 'Digit5' })).toEqual({ order: 'tab', tab: 'history' });
    expect(press('6', { altKey: true, code: 'Digit6' })).toBeUndefined();
  });

  it('search the findings, unless a slash is typed', () => {
    expect(press('/')).toEqual({ order: 'searchReport' });
    expect(press('/', { shiftKey: true })).toEqual({ order: 'searchReport' });
    expect(press('/', {}, true)).toBeUndefined();
  });
});
