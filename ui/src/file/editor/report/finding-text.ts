import type { ValidationMessage } from '@clearbench/contracts/file/validation-report';
import type { TFunction } from 'i18next';

/** The sentence of a finding in the reader's language; the report's own English where a language lacks it. */
export const findingText = (t: TFunction, { textKey, params, text }: ValidationMessage): string =>
  t(textKey, { ...params, defaultValue: text });
