import type { ValidationMessage } from '@clearbench/contracts/file/validation-report';
import type { TFunction } from 'i18next';

/** The text of a finding in the user's language; the English text of the report if a language lacks it. */
export const findingText = (t: TFunction, { textKey, params, text }: ValidationMessage): string =>
  t(textKey, { ...params, defaultValue: text });
