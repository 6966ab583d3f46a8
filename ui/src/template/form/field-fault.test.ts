import type { LayoutField } from '@clearbench/contracts/template/layout';
import { faultIn } from './field-fault.ts';
import { hintFor } from './field-hint.ts';

const field = (changes: Partial<LayoutField>): LayoutField => ({
  name: 'f',
  label: 'F',
  kind: 'text',
  required: false,
  ...changes,
});
const fault = (changes: Partial<LayoutField>, value: string) => faultIn(field(changes), value)?.fault;
const hint = (kind: LayoutField['kind'], value: string) => hintFor(field({ kind }), value);

describe('an invalid value', () => {
  it('is missing if it is required', () => expect(fault({ required: true }, '')).toBe('missing'));
  it('is not missing if a new one is generated', () =>
    expect(fault({ required: true, default: { from: 'uuid' } }, '')).toBeUndefined());
  it('can be empty otherwise', () => expect(fault({ kind: 'amount' }, '')).toBeUndefined());
  it('is too long', () => expect(fault({ maxLength: 3 }, 'abcd')).toBe('maxLength'));
  it.each([
    ['amount', '1,50'],
    ['number', '1.5'],
    ['date', '2.11.2026'],
    ['dateTime', '2026-11-02'],
    ['country', 'de'],
    ['choice', 'x'],
  ] as const)('is no %s', (kind, value) => expect(fault({ kind, choices: [] }, value)).toBe(`kind.${kind}`));
  it('does not match the whole pattern', () => expect(fault({ pattern: 'A|B' }, 'AB')).toBe('pattern'));
  it('does not match a pattern that is slow in backtracking engines', () =>
    expect(fault({ pattern: '(a+)+b' }, 'a'.repeat(2_048))).toBe('pattern'));
  it('is out of range, exactly', () => {
    expect(fault({ kind: 'amount', max: 999999999.99 }, '1000000000.00')).toBe('max');
    expect(fault({ kind: 'number', min: 1 }, '0')).toBe('min');
    expect(fault({ kind: 'number', min: 1, max: 5 }, '5')).toBeUndefined();
  });
});

describe('an unusual value', () => {
  it('is an IBAN with wrong check digits', () => {
    expect(hint('iban', 'DE89370400440532013000')).toBeUndefined();
    expect(hint('iban', 'DE88370400440532013000')).toBe('ibanChecksum');
    expect(hint('iban', 'DE8937040044053201300')).toBe('ibanLength');
    expect(hint('iban', 'XX89370400440532013000')).toBe('ibanCountry');
  });
  it('is a BIC in an invalid format', () => {
    expect(hint('bic', 'ZYAADEF0XXX')).toBeUndefined();
    expect(hint('bic', 'zyaadef0')).toBe('bic');
  });
  it('is an amount with too many decimals for euro', () => {
    expect(hint('amount', '10.00')).toBeUndefined();
    expect(hint('amount', '10.001')).toBe('amount');
    expect(hint('amount', '0.00')).toBe('amount');
  });
  it('is never an empty one', () => expect(hint('iban', '')).toBeUndefined());
});
