import type { LayoutField } from '@clearbench/contracts/template/layout';
import { textField } from './field.ts';

/** The path of an element of a payment. */
export const at = (element: string): string => `CdtTrfTxInf/${element}`;

/** An optional line of text with an initial value. */
export const filled = (
  name: string,
  label: string,
  element: string,
  maxLength: number,
  value: string,
): LayoutField => ({
  ...textField(name, label, at(element), maxLength),
  required: false,
  default: { from: 'literal', value },
});
