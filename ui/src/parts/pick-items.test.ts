import { matchingItems, type PickItem } from './pick-items.ts';

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
