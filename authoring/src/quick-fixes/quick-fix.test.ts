import { quickFixOf as fixOf } from './quick-fix.ts';

type ReportedValue = {
  readonly column: number;
  readonly value: string;
  readonly expected: string;
  readonly textKey?: string;
};
const quickFixOf = (rest: string, text: ReportedValue) => fixOf(rest, { textKey: 'finding.P-11', ...text });

const line = 'SHAR</ChrgBr>';

describe('a quick fix', () => {
  it('puts the expected code in place of the value', () => {
    expect(quickFixOf(line, { column: 9, value: 'SHAR', expected: 'SLEV' })).toEqual({
      startColumn: 9,
      endColumn: 13,
      text: 'SLEV',
    });
  });

  it('puts a number', () => {
    expect(quickFixOf('3</NbOfTxs>', { column: 10, value: '3', expected: '2' })?.text).toBe('2');
  });

  it('puts the value cleaned up', () => {
    const cafe = { column: 5, value: 'Café Müller €', expected: 'Cafe Mueller E' };
    expect(quickFixOf('Café Müller €</Nm>', cafe)?.text).toBe('Cafe Mueller E');
    expect(quickFixOf(' Anna</Nm>', { column: 5, value: ' Anna', expected: 'Anna' })?.text).toBe('Anna');
  });

  it('puts what XML reserves as a reference', () => {
    expect(quickFixOf('A//B > C</Nm>', { column: 5, value: 'A//B > C', expected: 'A/B > C' })?.text).toBe(
      'A/B &#62; C',
    );
  });

  it.each(['>= 2025-10-08', 'at most 140 characters', 'digits', 'a TARGET day', ''])(
    'is not offered for the words "%s"',
    (expected) => {
      expect(quickFixOf(line, { column: 9, value: 'SHAR', expected })).toBeUndefined();
    },
  );

  it('finds a value that is written with references', () => {
    const found = { column: 5, value: 'Café & Söhne', expected: 'Cafe + Soehne' };
    expect(quickFixOf('Café &amp; Söhne</Nm>', found)).toEqual({
      startColumn: 5,
      endColumn: 21,
      text: 'Cafe + Soehne',
    });
  });

  it.each([
    ['1,00', '0.00', 'finding.T-03.decimal'],
    ['2026-1-23', 'YYYY-MM-DD', 'finding.T-03.date'],
    ['NL91123404171643AB', '4a10n', 'finding.I-07.structure'],
    ['DE8937040044053201300', '22', 'finding.I-07.length'],
    ['2015-09-15T10:30:00', '2025-10-15', 'finding.H-07.old'],
    ['FRST', 'FRST, RCUR', 'finding.D-07'],
  ])('puts no form in place of a value: %s, %s', (value, expected, textKey) => {
    expect(quickFixOf(`${value}</X>`, { column: 5, value, expected, textKey })).toBeUndefined();
  });

  it('is not offered once the text says something else', () => {
    expect(quickFixOf('CRED</ChrgBr>', { column: 9, value: 'SHAR', expected: 'SLEV' })).toBeUndefined();
  });
});
