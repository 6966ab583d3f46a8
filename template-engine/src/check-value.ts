import { Failure } from '@clearbench/contracts/failure';
import type { LayoutField } from '@clearbench/contracts/template/layout';
import { compareDecimals, parseDecimal } from '@clearbench/validation/decimal';

const shapes: Readonly<Partial<Record<LayoutField['kind'], RegExp>>> = {
  number: /^-?\d+$/,
  date: /^\d{4}-\d\d-\d\d$/,
  dateTime: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?(Z|[+-]\d\d:\d\d)?$/,
  country: /^[A-Z]{2}$/,
};

/** Characters no XML document can hold, escaped or not. */
const outsideXml = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/u;

const patterns = new Map<string, RegExp>();

const patternOf = (source: string): RegExp => {
  const known = patterns.get(source) ?? new RegExp(`^(?:${source})$`, 'u');
  patterns.set(source, known);
  return known;
};

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

/** Why a value cannot be meant; undefined where it can. */
const fault = (field: LayoutField, value: string): string | undefined => {
  if (field.maxLength !== undefined && value.length > field.maxLength) return 'maxLength';
  if (outsideXml.test(value)) return 'characters';
  if (!fits(field, value)) return 'kind';
  if (field.pattern !== undefined && !patternOf(field.pattern).test(value)) return 'pattern';
  if (isBeyond(value, field.min, -1)) return 'min';
  return isBeyond(value, field.max, 1) ? 'max' : undefined;
};

/**
 * Refuses what no form of this template could mean: missing, too long, of another kind. Whether the value is right for
 * the message is for the validation to say: testers create wrong files on purpose.
 */
export const checkValue = (field: LayoutField, value: string, place: string): void => {
  if (value === '') {
    if (field.required) throw new Failure('template.valueMissing', { place, field: field.label });
    return;
  }
  const reason = fault(field, value);
  if (reason !== undefined) throw new Failure('template.valueInvalid', { place, field: field.label, reason });
};
