import type { FailureKind } from '../failure.ts';

export const fileErrors = {
  'file.notFound': 'notFound',
  /**
   * {fileId, fileName, reason, removedAt, restorableUntil, by, environmentToken, rbVersion}: a deleted or expired file
   * that can still be restored; `by` is empty for an unknown name.
   */
  'file.removed': 'notFound',
  'file.alreadyExists': 'refused',
  'file.contentStale': 'conflict',
  'file.badName': 'invalid',
  'file.answerReadOnly': 'refused',
  /** {line}: new ids and an upgrade require a well-formed text. */
  'file.notWellFormed': 'refused',
  /** The text contains no identifier that can be renewed. */
  'file.noIds': 'refused',
  /** {from, to}: an upgrade needs a newer rulebook. */
  'file.rulebookNotNewer': 'refused',
  /** {to}: the scheme has no version of these messages under the rulebook. */
  'file.notUpgradable': 'refused',
  /** {messageType}: the message has no element that repeats for each transaction. */
  'file.notRepeatable': 'refused',
  /** {messageType}: the template has transactions in several groups or bulks. */
  'file.severalGroups': 'refused',
  'file.datesNotVariable': 'refused',
  'file.datesNotAccepted': 'refused',
  /** {messageType, rules}: these rules refuse a message with more than one transaction. */
  'file.singleTransaction': 'refused',
  /** {ruleId}: no error in a transaction breaks this rule alone. */
  'file.ruleNotPerTransaction': 'refused',
  /** {count, transactions}: a transaction has at most one planned error. */
  'file.tooManyPlannedErrors': 'refused',
  /** {type}: the format of an upload, such as PNG. */
  'file.notXml': 'invalid',
  'file.isZip': 'invalid',
  'file.isText': 'invalid',
  'file.isBinary': 'invalid',
  'file.empty': 'invalid',
  'file.tooLarge': 'invalid',
  'file.notChecked': 'notFound',
  'file.noSuchVersion': 'notFound',
  'file.checkSuperseded': 'conflict',
  /** {until}. */
  'file.restoreTooLate': 'refused',
} as const satisfies Record<string, FailureKind>;
