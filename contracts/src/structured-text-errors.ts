import type { FailureKind } from './failure.ts';

/** Errors in a text with fields, such as YAML. */
export const structuredTextErrors = {
  /** {reason}: the sentence of the parser, in English. */
  'text.syntax': 'invalid',
  /** {field, known}. */
  'text.unknownField': 'invalid',
  /** {field}. */
  'text.missing': 'invalid',
  /** {field, expected, actual}. */
  'text.wrongType': 'invalid',
  /** {value, known}. */
  'text.unknownValue': 'invalid',
  /** {field, least, most}. */
  'text.outOfRange': 'invalid',
  /** {value, pattern}. */
  'text.wrongForm': 'invalid',
} as const satisfies Record<string, FailureKind>;
