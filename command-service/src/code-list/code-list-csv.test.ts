import { codesFromCsv, csvOf } from './code-list-csv.ts';

const faultOf = (csv: string): unknown => {
  try {
    return codesFromCsv(csv);
  } catch (error) {
    return (error as { params: unknown }).params;
  }
};

describe('code list as CSV', () => {
  const codes = {
    AC01: { texts: { en: 'Account number is wrong', de: 'Kontonummer, falsch "so"' } },
    AC04: { texts: { en: '=1+1', de: 'zwei\nZeilen' }, validFrom: '2025-01-01', validTo: '2026-12-31' },
  };

  it('survives export and import, without formulas', () => {
    const csv = csvOf(codes);
    expect(csv).toContain("'=1+1");
    expect(codesFromCsv(csv)).toEqual(codes);
  });

  it('escapes every form of a formula without losing text', () => {
    const texts = ['=1+1', '+1', '-1', '@A1', "'=1+1", "''@A1", '=HYPERLINK("http://x","y")', "'tis so"];
    const formulas = Object.fromEntries(texts.map((en, at) => [`A${at}`, { texts: { en } }]));
    const csv = csvOf(formulas);
    expect(csv.split(/[,\r\n]/).filter((cell) => /^"?[=+\-@]/.test(cell))).toEqual([]);
    expect(codesFromCsv(csv)).toEqual(formulas);
  });

  it('may have columns in any order, semicolons, and empty lines', () =>
    expect(codesFromCsv('de;code\r\neins;A1\r\n\r\nzwei;A2\r\n')).toEqual({
      A1: { texts: { de: 'eins' } },
      A2: { texts: { de: 'zwei' } },
    }));

  it.each([
    ['', { line: 1, column: 'code', reason: 'empty' }],
    ['en,de\nx,y', { line: 1, column: 'code', reason: 'noCodeColumn' }],
    ['code,meaning\nA1,x', { line: 1, column: 'meaning', reason: 'unknownColumn' }],
    ['code,en,en\nA1,x,y', { line: 1, column: 'en', reason: 'unknownColumn' }],
    ['code,en\nA1,x\nA B,y', { line: 3, column: 'code', reason: 'badCode' }],
    ['code,en\nA1,"two\nlines"\nA1,y', { line: 4, column: 'code', reason: 'twice' }],
    ['code,en\nA1,x,y', { line: 2, column: 'en', reason: 'tooManyCells' }],
    ['code,en\nA1,"x', { line: 2, column: 'code', reason: 'badQuotes' }],
    ['code,validFrom\nA1,1.1.2026', { line: 2, column: 'validFrom', reason: 'badDay' }],
    ['code,validFrom,validTo\nA1,2026-02-01,2026-01-01', { line: 2, column: 'validTo', reason: 'backwards' }],
    ['code,en\nA1,na\uFFFDve', { line: 2, column: 'en', reason: 'badEncoding' }],
    ['c\0o\0d\0e\0', { line: 1, column: 'code', reason: 'badEncoding' }],
    ['A1,one\nA2,two', { line: 1, column: 'A1', reason: 'unknownColumn' }],
    [`code,en\nA1,${'x'.repeat(141)}`, { line: 2, column: 'en', reason: 'tooLong' }],
  ])('is refused with line and column: %j', (csv, fault) => expect(faultOf(csv)).toEqual(fault));

  it('is refused above the size limit', () => {
    const codes = Array.from({ length: 5_001 }, (_, at) => `C${at}`);
    expect(faultOf(['code', ...codes].join('\n'))).toEqual({ line: 5_002, column: 'code', reason: 'tooMany' });
  });
});
