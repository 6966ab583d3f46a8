import type { LayoutField } from '@clearbench/contracts/template/layout';
import { checkValue } from './check-value.ts';

const place = '/body/values/fields/sample';

const field = (changes: Partial<LayoutField>): LayoutField => ({
  name: 'sample',
  label: 'Sample',
  kind: 'text',
  required: true,
  ...changes,
});

const choices = [{ value: 'DUPL', label: 'Sent twice' }];

describe('form value', () => {
  it('is required where the field is', () => {
    const params = { place, field: 'Sample' };
    expect(() => checkValue(field({}), '', place)).toThrow(
      expect.objectContaining({ errorKey: 'template.valueMissing', params }),
    );
    expect(() => checkValue(field({ required: false }), '', place)).not.toThrow();
  });

  it.each<[string, Partial<LayoutField>, string]>([
    ['maxLength', { maxLength: 3 }, 'four'],
    ['maxLength', {}, 'a'.repeat(2_049)],
    ['pattern', { pattern: '(a+)+b' }, 'a'.repeat(2_048)],
    ['characters', {}, 'a\u0000b'],
    ['characters', {}, 'half a pair \uD800'],
    ['kind', { kind: 'amount' }, '1,50'],
    ['kind', { kind: 'number' }, '1.5'],
    ['kind', { kind: 'date' }, '20.11.2026'],
    ['kind', { kind: 'dateTime' }, '2026-11-20'],
    ['kind', { kind: 'country' }, 'de'],
    ['kind', { kind: 'choice', choices }, 'TECH'],
    ['pattern', { pattern: '[A-Z]+|\\d' }, 'A1'],
    ['min', { kind: 'number', min: 1 }, '0'],
    ['max', { kind: 'amount', max: 10 }, '10.01'],
  ])('is refused for its %s: %j', (reason, changes, value) => {
    const params = { place, field: 'Sample', reason };
    expect(() => checkValue(field(changes), value, place)).toThrow(
      expect.objectContaining({ errorKey: 'template.valueInvalid', params }),
    );
  });

  it.each<[Partial<LayoutField>, string]>([
    [{ maxLength: 4 }, 'four'],
    [{}, 'smile \u{1F600}'],
    [{ kind: 'amount', min: 1, max: 10 }, '10.00'],
    [{ kind: 'number' }, '-12'],
    [{ kind: 'date' }, '2026-11-20'],
    [{ kind: 'dateTime' }, '2026-11-20T10:00:00.123+01:00'],
    [{ kind: 'country' }, 'DE'],
    [{ kind: 'choice', choices }, 'DUPL'],
    [{ pattern: '[A-Z]+|\\d' }, '7'],
    // Stored before such patterns were refused.
    [{ pattern: '(?=7)7' }, '8'],
    [{ kind: 'iban' }, 'DE00 wrong on purpose'],
    [{ kind: 'bic' }, 'WRONG'],
  ])('is accepted by %j: %s', (changes, value) => expect(() => checkValue(field(changes), value, place)).not.toThrow());
});
