import { Failure } from '@clearbench/contracts/failure';
import { longestValue } from '@clearbench/contracts/template/field-rules';
import type { LayoutField } from '@clearbench/contracts/template/layout';
import { linearPattern } from '@clearbench/contracts/template/linear-pattern';
import { compareDecimals, parseDecimal } from '@clearbench/iso20022/decimal';

const shapes: Readonly<Partial<Record<LayoutField['kind'], RegExp>>> = {
  number: /^-?\d+$/,
  date: /^\d{4}-\d\d-\d\d$/,
  dateTime: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?(Z|[+-]\d\d:\d\d)?$/,
  country: /^[A-Z]{2}$/,
};

/** Characters that an XML document cannot contain, escaped or not. */
const outsideXml = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/u;

/** An older template may have a pattern that is refused today; such a pattern is ignored. */
const breaksPattern = (source: string, value: string): boolean => linearPattern(source)?.matches(value) === false;

const fits = (field: LayoutField, value: string): boolean => {
  if (field.kind === 'amount' && parseDecimal(value) === undefined) return false;
  if (field.kind === 'choice' && !field.choices?.some((choice) => choice.value === value)) return false;
  return shapes[field.kind]?.test(value) ?? true;
};

const isBeyond = (value: string, limit: number | undefined, side: 1 | -1): boolean => {
  const number = parseDecimal(value);
  const edge = limit === undefined ? undefined : parseDecimal(String(limit));
  return number !== undefined && edge !== undefined && compareDecimals(number, edge) * side > 0;
};

/** The fault of a value; undefined for an acceptable one. */
const fault = (field: LayoutField, value: string): string | undefined => {
  if (value.length > (field.maxLength ?? longestValue)) return 'maxLength';
  if (outsideXml.test(value)) return 'characters';
  if (!fits(field, value)) return 'kind';
  if (field.pattern !== undefined && breaksPattern(field.pattern, value)) return 'pattern';
  if (isBeyond(value, field.min, -1)) return 'min';
  return isBeyond(value, field.max, 1) ? 'max' : undefined;
};

/**
 * Refuses values that a form cannot have: missing, too long, of another type. The validation checks the message,
 * because users create invalid files on purpose.
 */
export const checkValue = (field: LayoutField, value: string, position: string): void => {
  if (value === '') {
    if (field.required) throw new Failure('template.valueMissing', { place: position, field: field.label });
    return;
  }
  const reason = fault(field, value);
  if (reason !== undefined) throw new Failure('template.valueInvalid', { place: position, field: field.label, reason });
};
