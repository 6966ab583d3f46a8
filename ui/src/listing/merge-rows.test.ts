import { mergeRows, withNext } from './merge-rows.ts';

type Row = { readonly id: string; readonly at: number };
const places = { idOf: ({ id }: Row) => id, sortValue: (row: Row) => row.at };
const newestFirst = { ...places, order: 'descending' } as const;
const at = (id: string, minute: number): Row => ({ id, at: minute });
const idsOf = (rows: Row[]) => rows.map(({ id }) => id).join('');
const old = [at('d', 40), at('c', 30), at('b', 20), at('a', 10)];

describe('a list whose beginning was read again', () => {
  it('stays as it is when nothing has changed', () =>
    expect(idsOf(mergeRows(old, old.slice(0, 2), new Set(), newestFirst))).toBe('dcba'));

  it('shows a new file above and pushes nothing out', () =>
    expect(idsOf(mergeRows(old, [at('e', 50), at('d', 40)], new Set(['e']), newestFirst))).toBe('edcba'));

  it('moves a changed file from far below to the top', () =>
    expect(idsOf(mergeRows(old, [at('a', 50), at('d', 40)], new Set(['a']), newestFirst))).toBe('adcb'));

  it('loses a deleted file of the beginning', () =>
    expect(idsOf(mergeRows(old, [at('d', 40), at('b', 20)], new Set(['c']), newestFirst))).toBe('dba'));

  it('loses a deleted file of the rest', () =>
    expect(idsOf(mergeRows(old, [at('d', 40), at('c', 30)], new Set(['a']), newestFirst))).toBe('dcb'));

  it('is empty when nothing is left', () => expect(mergeRows(old, [], new Set(), newestFirst)).toEqual([]));

  it('tells rows with equal values apart by their ids', () => {
    const equal = [at('c', 1), at('b', 1), at('a', 1)];
    expect(idsOf(mergeRows(equal, equal.slice(0, 2), new Set(), newestFirst))).toBe('cba');
  });

  it('follows growing names', () => {
    const byName = { idOf: places.idOf, sortValue: places.idOf, order: 'ascending' } as const;
    const rows = mergeRows([at('a', 3), at('c', 2), at('d', 1)], [at('a', 3), at('b', 9)], new Set(['b']), byName);
    expect(idsOf(rows)).toBe('abcd');
  });
});

describe('the next page', () => {
  it('follows the rows there are, none of them twice', () =>
    expect(idsOf(withNext(old.slice(0, 2), [at('c', 5), at('b', 20)], places.idOf))).toBe('dcb'));
});
