import { mergeRows, withNext } from './merge-rows.ts';

type Row = { readonly id: string; readonly at: number };
const byTime = { idOf: ({ id }: Row) => id, sortValue: (row: Row) => row.at };
const newestFirst = { ...byTime, order: 'descending' } as const;
const at = (id: string, minute: number): Row => ({ id, at: minute });
const idsOf = (rows: Row[]) => rows.map(({ id }) => id).join('');
const old = [at('d', 40), at('c', 30), at('b', 20), at('a', 10)];

describe('a list whose first rows were read again', () => {
  it('is unchanged if nothing has changed', () =>
    expect(idsOf(mergeRows(old, old.slice(0, 2), new Set(), newestFirst))).toBe('dcba'));

  it('shows a new file on top and drops no row', () =>
    expect(idsOf(mergeRows(old, [at('e', 50), at('d', 40)], new Set(['e']), newestFirst))).toBe('edcba'));

  it('moves a changed file from far below to the top', () =>
    expect(idsOf(mergeRows(old, [at('a', 50), at('d', 40)], new Set(['a']), newestFirst))).toBe('adcb'));

  it('removes a deleted file of the first rows', () =>
    expect(idsOf(mergeRows(old, [at('d', 40), at('b', 20)], new Set(['c']), newestFirst))).toBe('dba'));

  it('removes a deleted file of the rest', () =>
    expect(idsOf(mergeRows(old, [at('d', 40), at('c', 30)], new Set(['a']), newestFirst))).toBe('dcb'));

  it('is empty if nothing is left', () => expect(mergeRows(old, [], new Set(), newestFirst)).toEqual([]));

  it('distinguishes rows with equal values by their ids', () => {
    const equal = [at('c', 1), at('b', 1), at('a', 1)];
    expect(idsOf(mergeRows(equal, equal.slice(0, 2), new Set(), newestFirst))).toBe('cba');
  });

  it('supports ascending names', () => {
    const byName = { idOf: byTime.idOf, sortValue: byTime.idOf, order: 'ascending' } as const;
    const rows = mergeRows([at('a', 3), at('c', 2), at('d', 1)], [at('a', 3), at('b', 9)], new Set(['b']), byName);
    expect(idsOf(rows)).toBe('abcd');
  });
});

describe('the next page', () => {
  it('is appended to the rows, without duplicates', () =>
    expect(idsOf(withNext(old.slice(0, 2), [at('c', 5), at('b', 20)], byTime.idOf))).toBe('dcb'));
});
