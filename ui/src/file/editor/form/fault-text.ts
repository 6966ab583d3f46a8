import type { FormValue } from '@clearbench/validation/form/form-node';
import type { TFunction } from 'i18next';

/** What is wrong with a value, in a sentence. */
export const faultText = (t: TFunction, { fault, input }: FormValue): string | undefined => {
  if (fault === undefined) return undefined;
  const facts = { ...input } as Record<string, unknown>;
  return t(`editor.form.fault.${fault}`, { ...facts, defaultValue: t('editor.form.fault.other') });
};
