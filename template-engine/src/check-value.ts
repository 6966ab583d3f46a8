import { Failure } from '@clearbench/contracts/failure';
import type { LayoutField } from '@clearbench/contracts/template/layout';
import { parseDecimal } from '@clearbench/validation/decimal';

const shapes: Readonly<Partial<Record<LayoutField['kind'], RegExp>>> = {
  number: /^-?\d+$/,
  date: /^\d{4}-\d\d-\d\d$/,
  dateTime: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?(Z|[+-]\d\d:\d\d)?$/,
  country: /^[A-Z]{2}$/,
};

const fits = (field: LayoutField, value: string): boolean => {
  if (field.kind === 'amount' && parseDecimal(value) === undefined) return false;
  if (field.kind === 'choice' && !field.choices?.some((choice) => choice.value === value)) return false;
  return shapes[field.kind]?.test(value) ?? true;
};

/**
 * Refuses what no form of this template could mean: missing, too long, of another kind. Whether the value is right for
 * the message is for the validation to say: testers create wrong files on purpose.
 */
export const checkValue = (field: LayoutField, value: string, place: string): void => {
  const wrong = (reason: string) => new Failure('template.valueInvalid', { place, field: field.label, reason });
  if (value === '') {
    if (field.required) throw new Failure('template.valueMissing', { place, field: field.label });
    return;
  }
  if (field.maxLength !== undefined && value.length > field.maxLength) throw wrong('maxLength');
  if (!fits(field, value)) throw wrong('kind');
  if (field.pattern !== undefined && !new RegExp(`^(?:${field.pattern})$`, 'u').test(value)) throw wrong('pattern');
};
