import { asCsv } from './csv.ts';
import { hostile, hostileFile, keyTexts, sampleFinding, sampleReport } from './testing/reports.fixture.ts';

/** Reads RFC 4180 as it is written there. */
const read = (csv: string): string[][] => {
  const cells = /("(?:[^"]|"")*"|[^",\r\n]*)(,|\r\n)/y;
  const rows: string[][] = [[]];
  while (cells.lastIndex < csv.length) {
    const [, content = '', end] = cells.exec(csv) ?? [];
    if (end === undefined) throw new Error(`no cell in ${JSON.stringify(csv.slice(0, 80))}`);
    rows.at(-1)?.push(content.startsWith('"') ? content.slice(1, -1).replaceAll('""', '"') : content);
    if (end === '\r\n') rows.push([]);
  }
  return rows.slice(0, -1);
};

const head = ['file', 'severity', 'rule', 'layer', 'line', 'column', 'path', 'value', 'expected', 'text'];

describe('a report as CSV', () => {
  it('has a line a finding and the mark that makes spreadsheets read UTF-8', () => {
    const report = sampleReport([sampleFinding({ value: 'SHAR', expected: 'SLEV' })]);
    const csv = asCsv([{ file: 'one.xml', report }], keyTexts);
    expect(csv.startsWith('\uFEFF')).toBe(true);
    const path = '/Document/FIToFICstmrCdtTrf/CdtTrfTxInf[1]/ChrgBr';
    expect(read(csv.slice(1))).toEqual([
      head,
      ['one.xml', 'Error', 'P-07', 'scheme', '3', '9', path, 'SHAR', 'SLEV', 'Charges follow the service level.'],
    ]);
  });

  it('names a file that could not be checked', () => {
    const [, row] = read(asCsv([{ file: 'gone.xml', error: 'not found' }], keyTexts).slice(1));
    expect(row).toEqual(['gone.xml', 'Error', '', '', '', '', '', '', '', 'not found']);
  });

  it.each(hostile)('stays a table of plain texts with %j', (text) => {
    const rows = read(asCsv([hostileFile(text)], keyTexts).slice(1));
    expect(rows.map((row) => row.length)).toEqual([10, 10, 10]);
    const dangerous = rows.flat().filter((content) => /^[=+\-@\t\r\n＝＋－＠]/.test(content));
    expect(dangerous).toEqual([]);
    expect(rows.flat().join('')).not.toContain('\u0000');
  });

  it('keeps an apostrophe that was there before a formula', () =>
    expect(read(asCsv([hostileFile("'=1")], keyTexts).slice(1))[1]?.at(-1)).toBe("''=1"));
});
