import { longestValue } from '@clearbench/contracts/template/field-rules';
import type { LayoutField } from '@clearbench/contracts/template/layout';
import { linearPattern } from '@clearbench/contracts/template/linear-pattern';
import { compareDecimals, parseDecimal } from '@clearbench/iso20022/decimal';

/** Why the server would reject a value; the texts are under `template.fault.<kind>`. */
export type Fault = { readonly fault: string; readonly params: Readonly<Record<string, string | number>> };

const shapes: Readonly<Partial<Record<LayoutField['kind'], RegExp>>> = {
  number: /^-?\d+$/,
  date: /^\d{4}-\d\d-\d\d$/,
  dateTime: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?(Z|[+-]\d\d:\d\d)?$/,
  country: /^[A-Z]{2}$/,
};

/** If empty, these get a new value when the file is created. */
export const isMadeUp = ({ default: from }: LayoutField): boolean =>
  from?.from === 'reference' || from?.from === 'uuid';

const fitsKind = ({ kind, choices }: LayoutField, value: string): boolean => {
  if (kind === 'amount') return parseDecimal(value) !== undefined;
  if (kind === 'choice') return choices?.some((choice) => choice.value === value) ?? false;
  return shapes[kind]?.test(value) ?? true;
};

const beyond = (value: string, limit: number | undefined, side: 1 | -1): boolean => {
  const [number, edge] = [parseDecimal(value), limit === undefined ? undefined : parseDecimal(String(limit))];
  return number !== undefined && edge !== undefined && compareDecimals(number, edge) * side > 0;
};

const missing = (field: LayoutField): boolean => field.required && !isMadeUp(field);

/** The error of a value before it is sent; undefined if the server accepts it. */
export const faultIn = (field: LayoutField, value: string): Fault | undefined => {
  const { kind, maxLength = longestValue, pattern, min, max } = field;
  if (value === '') return missing(field) ? { fault: 'missing', params: {} } : undefined;
  if (value.length > maxLength) return { fault: 'maxLength', params: { maxLength } };
  if (!fitsKind(field, value)) return { fault: `kind.${kind}`, params: {} };
  if (pattern !== undefined && linearPattern(pattern)?.matches(value) === false)
    return { fault: 'pattern', params: {} };
  if (min !== undefined && beyond(value, min, -1)) return { fault: 'min', params: { min } };
  if (max !== undefined && beyond(value, max, 1)) return { fault: 'max', params: { max } };
  return undefined;
};
