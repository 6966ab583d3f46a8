import { messageModel, typesOf } from './message-models.ts';
import { anyLength } from './model.ts';
import { readNotation } from './read-notation.ts';
import { writeNotation } from './write-notation.ts';

describe('the notation of uploaded structures', () => {
  it('reads sequences and how often their elements stand', () => {
    expect(readNotation('\nA1\n  Id    Max35Text\n  Tp?   A2\n  Nm*   A3\n  Tx+   A4\n  Inf[2..10] A5\n')).toEqual([
      {
        kind: 'sequence',
        name: 'A1',
        elements: [
          { name: 'Id', type: 'Max35Text', min: 1, max: 1 },
          { name: 'Tp', type: 'A2', min: 0, max: 1 },
          { name: 'Nm', type: 'A3', min: 0, max: Number.POSITIVE_INFINITY },
          { name: 'Tx', type: 'A4', min: 1, max: Number.POSITIVE_INFINITY },
          { name: 'Inf', type: 'A5', min: 2, max: 10 },
        ],
      },
    ]);
  });

  it('reads choices, anything and values', () => {
    const text =
      'C = one of\n  A X\n\nE = any\nT = text 1..35\nP = pattern [A-Z]{2}\nK = code A B\nD = decimal 18 5 from 0 @Ccy K\nB = boolean\n';
    expect(readNotation(text)).toEqual([
      { kind: 'choice', name: 'C', elements: [{ name: 'A', type: 'X', min: 1, max: 1 }] },
      { kind: 'any', name: 'E' },
      { kind: 'value', name: 'T', value: { kind: 'text', min: 1, max: 35 } },
      { kind: 'value', name: 'P', value: { kind: 'pattern', pattern: '[A-Z]{2}' } },
      { kind: 'value', name: 'K', value: { kind: 'code', codes: ['A', 'B'] } },
      {
        kind: 'value',
        name: 'D',
        value: { kind: 'decimal', totalDigits: 18, fractionDigits: 5, from: '0' },
        attribute: { name: 'Ccy', type: 'K' },
      },
      { kind: 'value', name: 'B', value: { kind: 'boolean' } },
    ]);
  });

  it('reads what is narrowed or has no bound, and is written as it was read', () => {
    const text = 'A = any urn:x\n\nB = text\n\nC = dateTime .*Z\n\nD = gYearMonth\n';
    expect(readNotation(text)).toEqual([
      { kind: 'any', name: 'A', namespace: 'urn:x' },
      { kind: 'value', name: 'B', value: { kind: 'text', min: 0, max: anyLength } },
      { kind: 'value', name: 'C', value: { kind: 'dateTime', pattern: '.*Z' } },
      { kind: 'value', name: 'D', value: { kind: 'gYearMonth' } },
    ]);
    expect(writeNotation(readNotation(text))).toBe(text);
  });

  it('reads elements that exclude each other, and bounds of values, and is written as it was read', () => {
    const text =
      'A\n  Tp X\n  Dt| X\n  DtTm| X\n  Cd|? X\n\nB = binary 1..10\n\nC = gYear\n\nD = decimal 11 2 from 0.01 to 9.99\n\nE = decimal 3 0 to 5\n';
    expect(readNotation(text)).toEqual([
      {
        kind: 'sequence',
        name: 'A',
        elements: [
          { name: 'Tp', type: 'X', min: 1, max: 1 },
          { name: 'Dt', type: 'X', min: 0, max: 1, oneOf: 'required' },
          { name: 'DtTm', type: 'X', min: 0, max: 1, oneOf: 'required' },
          { name: 'Cd', type: 'X', min: 0, max: 1, oneOf: 'optional' },
        ],
      },
      { kind: 'value', name: 'B', value: { kind: 'binary', min: 1, max: 10 } },
      { kind: 'value', name: 'C', value: { kind: 'gYear' } },
      {
        kind: 'value',
        name: 'D',
        value: { kind: 'decimal', totalDigits: 11, fractionDigits: 2, from: '0.01', to: '9.99' },
      },
      { kind: 'value', name: 'E', value: { kind: 'decimal', totalDigits: 3, fractionDigits: 0, to: '5' } },
    ]);
    expect(writeNotation(readNotation(text))).toBe(text);
  });

  it('refuses what it cannot read', () => {
    expect(() => readNotation('A\n  Id\n')).toThrow('no element in our notation');
    expect(() => readNotation('A = number 3\n')).toThrow('no value in our notation');
  });

  it('defines every type each message uses', () => {
    const model = messageModel('pacs.008.001.08');
    expect(model === undefined ? 0 : typesOf(model).length).toBe(149);
    expect(messageModel('pacs.999.001.01')).toBeUndefined();
  });
});
