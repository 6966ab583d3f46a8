import type { ValueType } from '../model/model.ts';
import type { SubsetValue } from './subset-notation.ts';

type Amount = Extract<SubsetValue, { readonly kind: 'amount' }>;
type DecimalType = Extract<ValueType, { readonly kind: 'decimal' }>;

/** The digits of the largest amount: 11 for 999999999.99. */
const narrowedAmount = (iso: DecimalType, { range, fractionDigits }: Amount): ValueType => {
  const [from = '', to = ''] = range.split('–');
  const digits = to.replace(/\D/g, '').length;
  return {
    ...iso,
    totalDigits: digits === 0 ? iso.totalDigits : Math.min(digits, iso.totalDigits),
    fractionDigits: Math.min(fractionDigits, iso.fractionDigits),
    ...(from === '' ? {} : { from }),
  };
};

const narrow = (iso: ValueType, subset: SubsetValue): ValueType => {
  switch (subset.kind) {
    case 'code':
      return { kind: 'code', codes: subset.codes };
    case 'text':
      return iso.kind === 'text' ? { ...iso, max: Math.min(iso.max, subset.max) } : iso;
    case 'pattern':
      return { kind: 'pattern', pattern: subset.source };
    case 'amount':
      return iso.kind === 'decimal' ? narrowedAmount(iso, subset) : iso;
  }
};

const known = new WeakMap<SubsetValue, { readonly iso: ValueType; readonly narrowed: ValueType }>();

/** What a value of ISO 20022 may be in the subset; the same object for the same two, so that its check can be kept. */
export const narrowedValue = (iso: ValueType, subset: SubsetValue | undefined): ValueType => {
  if (subset === undefined) return iso;
  const before = known.get(subset);
  if (before?.iso === iso) return before.narrowed;
  const narrowed = narrow(iso, subset);
  known.set(subset, { iso, narrowed });
  return narrowed;
};
