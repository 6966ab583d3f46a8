import {
  chooseAll,
  click,
  extendBy,
  extendTo,
  follow,
  goTo,
  moveBy,
  nothingChosen,
  subjects,
  toggle,
} from './selection.ts';

const ids = ['a', 'b', 'c', 'd'];
const at = (id: string) => goTo(nothingChosen, id);

describe('moving in a list', () => {
  it('starts at the first row', () => expect(moveBy(nothingChosen, ids, 1).active).toBe('a'));
  it('starts at the last row when moving up', () => expect(moveBy(nothingChosen, ids, -1).active).toBe('d'));
  it('stops at the ends', () => {
    expect(moveBy(at('d'), ids, 1).active).toBe('d');
    expect(moveBy(at('b'), ids, -10).active).toBe('a');
  });
  it('does nothing in an empty list', () => expect(moveBy(nothingChosen, [], 1)).toEqual(nothingChosen));
  it('keeps the selection', () => expect(subjects(moveBy(toggle(nothingChosen, 'a'), ids, 2))).toEqual(['a']));
});

describe('selecting rows', () => {
  it('is toggled row by row', () => {
    const both = toggle(toggle(nothingChosen, 'a'), 'c');
    expect(subjects(both)).toEqual(['a', 'c']);
    expect(subjects(toggle(both, 'a'))).toEqual(['c']);
  });
  it('extends from its start, in both directions', () => {
    const down = extendBy(extendBy(at('b'), ids, 1), ids, 1);
    expect([...down.chosen]).toEqual(['b', 'c', 'd']);
    expect([...extendTo(down, ids, 'a').chosen]).toEqual(['a', 'b']);
  });
  it('follows the mouse: a click moves, Ctrl or Cmd selects one row, Shift a range', () => {
    const plain = { shiftKey: false, ctrlKey: false, metaKey: false };
    expect(click(at('a'), ids, 'b', plain)).toEqual(at('b'));
    expect([...click(at('a'), ids, 'b', { ...plain, ctrlKey: true }).chosen]).toEqual(['b']);
    expect([...click(at('a'), ids, 'b', { ...plain, metaKey: true }).chosen]).toEqual(['b']);
    expect([...click(at('b'), ids, 'd', { ...plain, shiftKey: true }).chosen]).toEqual(['b', 'c', 'd']);
  });
  it('selects all, then none', () => {
    const all = chooseAll(at('a'), ids);
    expect(all.chosen.size).toBe(4);
    expect(chooseAll(all, ids).chosen.size).toBe(0);
  });
  it('applies to the active row if nothing is selected', () => expect(subjects(at('b'))).toEqual(['b']));
});

describe('added and removed rows', () => {
  it('keep the active row while it exists', () => {
    const selection = at('c');
    expect(follow(selection, ids, ['x', ...ids])).toBe(selection);
  });
  it('pass the focus of a removed row to the next one', () =>
    expect(follow(at('b'), ids, ['a', 'c', 'd']).active).toBe('c'));
  it('pass the focus of the last row to the row above', () =>
    expect(follow(at('d'), ids, ['a', 'b', 'c']).active).toBe('c'));
  it('remove themselves from the selection', () =>
    expect([...follow(chooseAll(at('a'), ids), ids, ['a', 'd']).chosen]).toEqual(['a', 'd']));
});
