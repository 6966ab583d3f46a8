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
  it('matches all typed words, in any order and case', () => expect(found('GO pro')).toEqual(['Profile']));
  it('matches the hint', () => expect(found('ctrl+d')).toEqual(['Copy']));
  it('finds nothing if a word is missing', () => expect(found('copy files')).toEqual([]));
});

describe('the typed words in a text', () => {
  const marked = (text: string, typed: string) =>
    markedParts(text, typed)
      .map(({ text: part, isFound }) => (isFound ? `[${part}]` : part))
      .join('');

  it('are marked, in any case and order', () =>
    expect(marked('Credit transfer SCT', 'sct cred')).toBe('[Cred]it transfer [SCT]'));

  it('are not marked if nothing is typed or found', () => {
    expect(marked('Credit', ' ')).toBe('Credit');
    expect(marked('Credit', 'xyz')).toBe('Credit');
  });

  it('can contain special characters of regular expressions', () =>
    expect(marked('a.b (c) [d] T-03\\', '(c) [d] . t-03 \\')).toBe('a[.]b [(c)] [[d]] [T-03][\\]'));
});

describe('items of search sources', () => {
  it('follow the others, in separate groups, without duplicates', () => {
    const item = (id: string, group: string) => ({ id, group, text: id, run: () => undefined });
    const shown = matchingItems([item('one', 'a'), item('two', 'a')], 'one', [item('one', 'a'), item('far', 'b')]);
    expect(shown.map(({ id, opensGroup }) => [id, opensGroup])).toEqual([
      ['one', true],
      ['far', true],
    ]);
  });
});
