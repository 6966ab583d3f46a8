import { sampleSummary } from '../sample-summary.ts';
import { mergeRows } from './merge-rows.ts';

const newestFirst = { sort: 'changedAt', order: 'descending' } as const;
const at = (fileId: string, minute: number) =>
  sampleSummary({ fileId, changedAt: `2026-11-02T08:${String(minute).padStart(2, '0')}:00.000Z` });
const idsOf = (rows: { fileId: string }[]) => rows.map(({ fileId }) => fileId).join('');
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
    const byName = { sort: 'fileName', order: 'ascending' } as const;
    const named = (fileId: string) => sampleSummary({ fileId, fileName: `${fileId}.xml` });
    const rows = mergeRows([named('a'), named('c'), named('d')], [named('a'), named('b')], new Set(['b']), byName);
    expect(idsOf(rows)).toBe('abcd');
  });
});
