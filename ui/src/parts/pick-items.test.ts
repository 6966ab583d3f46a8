import { markedParts, matchingItems, type PickItem } from './pick-items.ts';

const item = (id: string, group: string, more: Partial<PickItem> = {}): PickItem => ({
  id,
  group,
  text: id,
  run: () => undefined,
  ...more,
});
const items = [item('Files', 'Go to'), item('Copy', 'List', { hint: 'Ctrl+D' }), item('Profile', 'Go to')];
const found = (typed: string) => matchingItems(items, typed).map(({ id }) => id);

describe('a list to pick from', () => {
  it('keeps groups together and names each once', () => {
    const shown = matchingItems(items, '');
    expect(shown.map(({ id }) => id)).toEqual(['Files', 'Profile', 'Copy']);
    expect(shown.map(({ opensGroup }) => opensGroup)).toEqual([true, false, true]);
  });
  it('finds by all words typed, in any order and case', () => expect(found('GO pro')).toEqual(['Profile']));
  it('finds by the hint', () => expect(found('ctrl+d')).toEqual(['Copy']));
  it('finds nothing where a word is missing', () => expect(found('copy files')).toEqual([]));
});

describe('what was typed in a text', () => {
  const marked = (text: string, typed: string) =>
    markedParts(text, typed)
      .map(({ text: part, isFound }) => (isFound ? `[${part}]` : part))
      .join('');

  it('is marked, in whatever case and order', () =>
    expect(marked('Credit transfer SCT', 'sct cred')).toBe('[Cred]it transfer [SCT]'));

  it('is nothing where nothing is typed or found', () => {
    expect(marked('Credit', ' ')).toBe('Credit');
    expect(marked('Credit', 'xyz')).toBe('Credit');
  });

  it('may hold signs that patterns are written with', () =>
    expect(marked('a.b (c) [d] T-03\\', '(c) [d] . t-03 \\')).toBe('a[.]b [(c)] [[d]] [T-03][\\]'));
});

describe('items found elsewhere', () => {
  it('stand behind the others, in groups of their own, each once', () => {
    const item = (id: string, group: string) => ({ id, group, text: id, run: () => undefined });
    const shown = matchingItems([item('one', 'a'), item('two', 'a')], 'one', [item('one', 'a'), item('far', 'b')]);
    expect(shown.map(({ id, opensGroup }) => [id, opensGroup])).toEqual([
      ['one', true],
      ['far', true],
    ]);
  });
});
