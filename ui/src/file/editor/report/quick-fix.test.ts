import { quickFixOf } from './quick-fix.ts';

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

  it('is not offered once the text says something else', () => {
    expect(quickFixOf('CRED</ChrgBr>', { column: 9, value: 'SHAR', expected: 'SLEV' })).toBeUndefined();
  });
});
