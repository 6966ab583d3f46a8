import {
  addDecimals,
  compareDecimals,
  formatDecimal,
  fractionDigits,
  parseDecimal,
} from '@clearbench/iso20022/decimal';
import type { SubsetValue } from '@clearbench/iso20022/subsets/subset-notation';
import type { Draft } from '@clearbench/iso20022/testing/generate-message.fixture';

/** A wrong value: its text, or its currency. */
export type WrongValue = { readonly kind: string; readonly text?: string; readonly currency?: string };

type Amount = Extract<SubsetValue, { readonly kind: 'amount' }>;

const wrongAmounts = ({ from, to, fractionDigits: digits, currency }: Amount): readonly WrongValue[] => {
  const one = parseDecimal('1');
  const above = to && one && formatDecimal(addDecimals(to, one), 2);
  return [
    ...(from === undefined ? [] : [{ kind: 'zero', text: '0.00' }]),
    ...(above === undefined ? [] : [{ kind: 'largest amount + 1', text: above }]),
    { kind: 'fraction digits', text: `1.${'0'.repeat(digits)}1` },
    ...(currency === undefined ? [] : [{ kind: 'currency', currency: currency === 'EUR' ? 'USD' : 'EUR' }]),
  ];
};

const otherCode = 'ZZZZ';

/** Values outside the subset, of each kind that the subset narrows. */
export const wrongValues = ({ type }: Draft, value: SubsetValue | undefined): readonly WrongValue[] => {
  switch (value?.kind) {
    case undefined:
      return [];
    case 'text':
      return [{ kind: 'length', text: 'A'.repeat(value.max + 1) }];
    case 'pattern':
      return [{ kind: 'pattern', text: '#' }];
    case 'amount':
      return wrongAmounts(value);
    case 'code': {
      const listed = type?.kind === 'value' && type.value.kind === 'code' ? type.value.codes : [otherCode];
      return listed.filter((code) => !value.codes.includes(code)).map((text) => ({ kind: 'code', text }));
    }
  }
};

const isAmountInside = (
  { text, attributes }: Draft,
  { from, to, fractionDigits: digits, currency }: Amount,
): boolean => {
  const amount = parseDecimal(text);
  if (amount === undefined || fractionDigits(amount) > digits) return false;
  if (currency !== undefined && attributes.Ccy !== undefined && attributes.Ccy !== currency) return false;
  const isAbove = from === undefined || compareDecimals(amount, from) >= 0;
  return isAbove && (to === undefined || compareDecimals(amount, to) <= 0);
};

/** Whether the subset allows the value of an element; by the subset only, not by the rules. */
export const isValueInside = (draft: Draft, value: SubsetValue | undefined): boolean => {
  switch (value?.kind) {
    case undefined:
      return true;
    case 'text':
      return [...draft.text].length <= value.max;
    case 'code':
      return value.codes.includes(draft.text);
    case 'pattern':
      return value.pattern.test(draft.text);
    case 'amount':
      return isAmountInside(draft, value);
  }
};
