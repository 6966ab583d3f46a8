import type { FailureKind } from '../failure.ts';

export const formatErrors = {
  /** {formatId}. */
  'format.notFound': 'notFound',
  /** {expected, actual}. */
  'format.stale': 'conflict',
  /** {ruleId}: no rule of the format has that id. */
  'format.ruleUnknown': 'invalid',
  /** {limit}: bytes. */
  'format.xsdTooLarge': 'invalid',
  /** {line, what}: not well-formed XML, and why. */
  'format.xsdBroken': 'invalid',
  /** {line, what}: a part of XML Schema that is not read here. */
  'format.xsdForeign': 'invalid',
  /** {line, what}: a type nothing defines. */
  'format.xsdUnknownType': 'invalid',
  /** {line, what}: the namespace it has instead. */
  'format.xsdOtherMessage': 'invalid',
} as const satisfies Record<string, FailureKind>;
