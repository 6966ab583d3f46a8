import type { FailureKind } from '../failure.ts';

export const formatErrors = {
  /** {formatId}. */
  'format.notFound': 'notFound',
  /** {ruleId}: the rule is not in the catalogue. */
  'format.ruleNotFound': 'notFound',
  /** {expected, actual}. */
  'format.stale': 'conflict',
  /** {ruleId}: the rule is not part of the format. */
  'format.ruleUnknown': 'invalid',
  /** {limit}: bytes. */
  'format.xsdTooLarge': 'invalid',
  /** {line, what}: the place and the reason for which the XML is not well-formed. */
  'format.xsdInvalid': 'invalid',
  /** {formatId}. */
  'format.alreadyAdded': 'refused',
  /** {other}: a format of the same rulebook with the same document element. */
  'format.sameDocument': 'refused',
  /**
   * {count, users, files}: number and names of the environments and templates that use the format, and the number of
   * its files.
   */
  'format.inUse': 'refused',
  /** {line, what}: the schema imports another schema. */
  'format.xsdImports': 'invalid',
  /** {line, what}: the text is not an XML Schema, or the schema declares no element. */
  'format.xsdNotSchema': 'invalid',
  /** {seconds}: reading the schema exceeded this time limit. */
  'format.xsdTooSlow': 'invalid',
  /** {megabytes}: reading the schema exceeded this memory limit, or crashed the engine. */
  'format.xsdMemoryExceeded': 'invalid',
  /** {line, what}: an unsupported part of XML Schema. */
  'format.xsdUnsupported': 'invalid',
  /** {line, what}: a type without a definition. */
  'format.xsdUnknownType': 'invalid',
  /** {line, what}: the other namespace that the schema has. */
  'format.xsdOtherMessage': 'invalid',
} as const satisfies Record<string, FailureKind>;
