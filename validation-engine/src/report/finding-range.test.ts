import { findingRange, valueRange } from './finding-range.ts';

const line = '    <ChrgBr>SHAR</ChrgBr>';
const from = (text: string, column: number) => text.slice(column - 1);

describe('the place of a finding', () => {
  it('is the value when the column points at it', () => {
    expect(findingRange(from(line, 13), 13, 'SHAR')).toEqual({ startColumn: 13, endColumn: 17 });
  });

  it('is the value behind the opening tag when the column points at the tag', () => {
    expect(findingRange(from(line, 5), 5, 'SHAR')).toEqual({ startColumn: 13, endColumn: 17 });
  });

  it('is the value of an attribute', () => {
    expect(findingRange(from('<Amt Ccy="USD">1</Amt>', 11), 11, 'USD')).toEqual({ startColumn: 11, endColumn: 14 });
  });

  it('is the name of the tag when there is no value', () => {
    expect(findingRange(from(line, 5), 5, undefined)).toEqual({ startColumn: 5, endColumn: 12 });
  });

  it('is one character on an empty line', () => {
    expect(findingRange('', 1, undefined)).toEqual({ startColumn: 1, endColumn: 2 });
  });

  it('is no value when the text was edited since, or holds more than the value', () => {
    expect(valueRange('SLEV</ChrgBr>', 9, 'SHAR')).toBeUndefined();
    expect(valueRange('SHARE</ChrgBr>', 9, 'SHAR')).toBeUndefined();
  });

  it('is no value when the report cut it off', () => {
    const long = 'x'.repeat(140);
    expect(valueRange(`${long}</Ustrd>`, 8, long)).toBeUndefined();
  });
});
