import type { FailureKind } from '../failure.ts';

export const formatErrors = {
  /** {formatId}. */
  'format.notFound': 'notFound',
  /** {ruleId}: the catalogue has no such rule. */
  'format.ruleNotFound': 'notFound',
  /** {expected, actual}. */
  'format.stale': 'conflict',
  /** {ruleId}: no rule of the format has that id. */
  'format.ruleUnknown': 'invalid',
  /** {limit}: bytes. */
  'format.xsdTooLarge': 'invalid',
  /** {line, what}: not well-formed XML, and why. */
  'format.xsdBroken': 'invalid',
  /** {formatId}. */
  'format.alreadyAdded': 'refused',
  /** {other}: a format of the rulebook whose files begin alike. */
  'format.sameDocument': 'refused',
  /** {count, users, files}: how many environments and templates need it, some of their names, and how many files there are. */
  'format.inUse': 'refused',
  /** {line, what}: it would have to be fetched from elsewhere. */
  'format.xsdImports': 'invalid',
  /** {line, what}: it is no XML Schema, or one that declares no element. */
  'format.xsdNotSchema': 'invalid',
  /** {seconds}: it could not be read in that time. */
  'format.xsdTooSlow': 'invalid',
  /** {megabytes}: it could not be read in that much memory, or broke the engine. */
  'format.xsdTooMuch': 'invalid',
  /** {line, what}: a part of XML Schema that is not read here. */
  'format.xsdForeign': 'invalid',
  /** {line, what}: a type nothing defines. */
  'format.xsdUnknownType': 'invalid',
  /** {line, what}: the namespace it has instead. */
  'format.xsdOtherMessage': 'invalid',
} as const satisfies Record<string, FailureKind>;
