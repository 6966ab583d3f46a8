import type { LayoutField } from '@clearbench/contracts/template/layout';
import { ibanIsValid, ibanLength } from '@clearbench/iso20022/identifiers/iban';

const bicShape = /^[A-Z0-9]{4}[A-Z]{2}[A-Z0-9]{2}([A-Z0-9]{3})?$/;

const ibanHint = (value: string): string | undefined => {
  const length = ibanLength(value.slice(0, 2));
  if (length === undefined) return 'ibanCountry';
  if (value.length !== length) return 'ibanLength';
  return ibanIsValid(value) ? undefined : 'ibanChecksum';
};

/**
 * A value that looks wrong but can be intended: testers create invalid files on purpose, so a hint never blocks the
 * form. Key under `template.hint`.
 */
export const hintFor = ({ kind }: LayoutField, value: string): string | undefined => {
  if (value === '') return undefined;
  if (kind === 'iban') return ibanHint(value);
  if (kind === 'bic') return bicShape.test(value) ? undefined : 'bic';
  if (kind === 'amount') return /^\d+(\.\d{1,2})?$/.test(value) && Number(value) > 0 ? undefined : 'amount';
  return undefined;
};
