import type { FailureKind } from '../failure.ts';

export const translationErrors = {
  'translation.unknownKey': 'notFound',
  'translation.unknownLanguage': 'notFound',
  /** {language}: the product brings it. */
  'translation.builtIn': 'refused',
  'translation.badLanguage': 'invalid',
  /** {key, missing, extra}: placeholders the text must and must not have. */
  'translation.badPlaceholders': 'invalid',
  'translation.tooLong': 'invalid',
  /** {key}: to say nothing is not to say it in this language. */
  'translation.blank': 'invalid',
  /** {key}: which of its texts is meant? */
  'translation.twice': 'invalid',
} as const satisfies Record<string, FailureKind>;
