import { shownSubsets } from './message-families.ts';
import { countRows, filterRows, rowsOf, type SubsetRow, visibleRows } from './subset-rows.ts';

const subsetOf = (family: string, rulebook: '2019' | '2023' | '2025', wantedUse = '') => {
  const found = shownSubsets(family, 'sct', rulebook).find(({ use }) => wantedUse === '' || use === wantedUse);
  if (!found?.source) throw new Error(`no subset of ${family} ${rulebook}`);
  return found;
};
const flat = (rows: readonly SubsetRow[]): readonly SubsetRow[] => visibleRows(rows, () => true);
const rowOf = (rows: readonly SubsetRow[], path: string) => flat(rows).find((row) => row.path.endsWith(path));
const everything = { words: '', showOutside: true, onlyDifferences: false, nameOf: (tag: string) => tag };

describe('the rows of a subset', () => {
  const transfer = subsetOf('pacs.008', '2023', 'transfer');
  const rows = rowsOf(transfer.lines, undefined);

  it('have the occurrences of the subset, those of ISO 20022 where they differ, and the value', () => {
    expect(rowOf(rows, '/CdtTrfTxInf/PmtId/TxId')?.line).toMatchObject({ min: 1, max: 1, iso: { min: 0, max: 1 } });
    expect(rowOf(rows, '/PmtTpInf/SvcLvl')?.line).toMatchObject({ max: 1 });
    expect(rowOf(rows, '/CdtTrfTxInf/IntrBkSttlmAmt')?.line?.value).toMatchObject({ kind: 'amount', currency: 'EUR' });
    expect(rowOf(rows, '/CdtTrfTxInf/IntrmyAgt1')?.line).toMatchObject({ use: 'outside', below: [] });
  });

  it('leave out what only ISO 20022 allows, unless it is asked for', () => {
    const without = filterRows(rows, { ...everything, showOutside: false });
    expect(rowOf(without, '/CdtTrfTxInf/IntrmyAgt1')).toBeUndefined();
    expect(rowOf(filterRows(rows, everything), '/CdtTrfTxInf/IntrmyAgt1')).toBeDefined();
    expect(flat(without)).toHaveLength(countRows(rows).allowed);
  });

  it('are found by tag and by name, with the rows above them', () => {
    const nameOf = (tag: string) => (tag === 'UltmtDbtr' ? 'Ultimate debtor' : '');
    const found = filterRows(rows, { ...everything, words: 'ultimate DEB', nameOf });
    expect(flat(found).map(({ name }) => name)).toEqual(['CdtTrfTxInf', 'UltmtDbtr']);
  });

  it('show the rows below an open row only', () => {
    const shown = visibleRows(rows, ({ name }) => name === 'GrpHdr');
    expect(shown.map(({ depth }) => depth)).toContain(1);
    expect(shown.filter(({ depth }) => depth === 0).map(({ name }) => name)).toContain('CdtTrfTxInf');
    expect(shown.some(({ path }) => path.includes('/CdtTrfTxInf/'))).toBe(false);
  });
});

describe('two rulebooks side by side', () => {
  const rows = rowsOf(subsetOf('pacs.008', '2025', 'transfer').lines, subsetOf('pacs.008', '2019', 'transfer').lines);

  it('mark elements that only one of them allows, and narrower values', () => {
    expect(rowOf(rows, '/CdtTrfTxInf/PmtId/UETR')).toMatchObject({ isDifferent: true, other: undefined });
    expect(rowOf(rows, '/CdtTrfTxInf/PmtId/TxId')).toMatchObject({ isDifferent: false });
  });

  it('have elements of the other alone after the element before them', () => {
    const names = rowOf(rows, '/CdtTrfTxInf/DbtrAgt/FinInstnId')?.below.map(({ name }) => name) ?? [];
    expect(names).toContain('BICFI');
    expect(names).toContain('BIC');
    expect(new Set(names).size).toBe(names.length);
  });

  it('mark nothing that both refuse', () =>
    expect(
      flat(rows).filter(
        ({ isDifferent, line, other }) => isDifferent && line?.use !== 'allowed' && other?.use !== 'allowed',
      ),
    ).toEqual([]));

  it('are equal for the same rulebook', () => {
    const { lines } = subsetOf('camt.056', '2019', 'recall');
    expect(countRows(rowsOf(lines, lines)).different).toBe(0);
    expect(countRows(rows).different).toBeGreaterThan(0);
  });
});
