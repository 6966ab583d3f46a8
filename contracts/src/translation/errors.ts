import type { FailureKind } from '../failure.ts';

export const translationErrors = {
  'translation.unknownKey': 'notFound',
  'translation.unknownLanguage': 'notFound',
  /** {language}: a built-in language. */
  'translation.builtIn': 'refused',
  'translation.badLanguage': 'invalid',
  /** {key, missing, extra}: missing placeholders, and placeholders that the text must not have. */
  'translation.badPlaceholders': 'invalid',
  'translation.tooLong': 'invalid',
  /** {key}: a translation must not be empty. */
  'translation.blank': 'invalid',
  /** {key}: the key occurs twice in the request. */
  'translation.duplicateKey': 'invalid',
} as const satisfies Record<string, FailureKind>;
