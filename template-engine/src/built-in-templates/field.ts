import type { LayoutField } from '@clearbench/contracts/template/layout';

/** A required line of text. */
export const textField = (name: string, label: string, element: string, maxLength: number): LayoutField => ({
  name,
  label,
  kind: 'text',
  required: true,
  maxLength,
  element,
});

export const bicField = (name: string, label: string, element: string): LayoutField => ({
  name,
  label,
  kind: 'bic',
  required: true,
  element,
});

export const ibanField = (name: string, label: string, element: string): LayoutField => ({
  name,
  label,
  kind: 'iban',
  required: true,
  element,
});

export const dateField = (name: string, label: string, element: string): LayoutField => ({
  name,
  label,
  kind: 'date',
  required: true,
  element,
});

export const amountField = (name: string, label: string, element: string): LayoutField => ({
  name,
  label,
  kind: 'amount',
  required: true,
  element,
});

/** An optional choice of codes with their meanings. */
export const choosable = (
  name: string,
  label: string,
  element: string,
  codes: Readonly<Record<string, string>>,
): LayoutField => ({
  name,
  label,
  kind: 'choice',
  required: false,
  element,
  choices: Object.entries(codes).map(([value, meaning]) => ({ value, label: `${value} - ${meaning}` })),
});

/** The same choice with an initial value, and required. */
export const chosen = (field: LayoutField, value: string): LayoutField => ({
  ...field,
  required: true,
  default: { from: 'literal', value },
});
