import type { FailureKind } from '../failure.ts';

export const envelopeErrors = {
  /** {profileId}. */
  'envelope.notFound': 'notFound',
  /** {profileId}. */
  'envelope.alreadyAdded': 'refused',
  /** {expected, actual}. */
  'envelope.stale': 'conflict',
  /** {profileId}: a profile of the product. */
  'envelope.builtIn': 'refused',
  /** {expected, actual}: the text names another profile. */
  'envelope.idDiffers': 'refused',
  /** {count, environments}: the number of environments that use the profile, and some of their names. */
  'envelope.inUse': 'refused',
  /** {limit}: the number of profiles. */
  'envelope.tooMany': 'refused',
  /** {faults, line, column}: the number of errors in the text and the place of the first one. */
  'envelope.invalid': 'refused',
  /** {limit, size}: bytes. */
  'envelope.tooLarge': 'invalid',
  'envelope.versionUnknown': 'notFound',
  /** A profile has forms of files or one of messages, not both and not neither. */
  'envelope.filesOrMessage': 'invalid',
  /** {field}: a form uses a header field that has no element. */
  'envelope.fieldWithoutElement': 'invalid',
  /** {field}: every form needs the field. */
  'envelope.fieldRequired': 'invalid',
  /** {element}: two fields, counters or bulks of a form have the same element. */
  'envelope.duplicateElement': 'invalid',
  /** {element, container}: the container of the element is a field itself. */
  'envelope.pathInField': 'invalid',
  /** {element, container}: other fields come between the fields of the container. */
  'envelope.pathSplit': 'invalid',
  /** {element, other}: the path ends like the path of another field. */
  'envelope.ambiguousPath': 'invalid',
  /** {namespace}: another form or another profile has it. */
  'envelope.duplicateNamespace': 'invalid',
  /** {namespace}: it belongs to the messages of ISO 20022. */
  'envelope.reservedNamespace': 'invalid',
  /** {family, role}. */
  'envelope.duplicateRole': 'invalid',
  /** {family, role}: files that banks send need the result of their checks. */
  'envelope.roleMissing': 'invalid',
  /** {element}: no message of ISO 20022 has it. */
  'envelope.unknownBulk': 'invalid',
  /** {part, known}. */
  'envelope.unknownPlaceholder': 'invalid',
  /** {part}. */
  'envelope.badMask': 'invalid',
  /** {part}: letters, digits, dots, hyphens and underscores are allowed. */
  'envelope.badNameText': 'invalid',
  /** {limit}: parts of variable length. */
  'envelope.tooVariable': 'invalid',
} as const satisfies Record<string, FailureKind>;
