import type { FailureKind } from '../failure.ts';

export const scenarioErrors = {
  /** {limit, size}: bytes. */
  'scenario.tooLarge': 'invalid',
  /** An action has exactly one name. */
  'scenario.oneAction': 'invalid',
  /** A rule has actions or alternatives, not both and not neither. */
  'scenario.thenOrOneOf': 'invalid',
  /** A delivery has a time of day or follows an advance of the clock. */
  'scenario.atOrAfterAdvance': 'invalid',
  /** A delivery has a message or alternatives, not both and not neither. */
  'scenario.receiveOrOneOf': 'invalid',
  /** A message has a template or is about that of a delivery, not both and not neither. */
  'scenario.templateOrAbout': 'invalid',
  /** A message about that of a delivery has no rulebook and no values. */
  'scenario.onlyForTemplates': 'invalid',
  /** A message from a template has no kind and no code. */
  'scenario.onlyAbout': 'invalid',
  /** {ruleId}: no delivery above has this id. */
  'scenario.unknownDelivery': 'invalid',
  /** {ruleId, kind}: the message of this delivery is not a payment or collection. */
  'scenario.notAboutPayment': 'invalid',
  /** {ruleId}: a delivery of an environment names the testers who receive it. */
  'scenario.toMissing': 'invalid',
  /** {ruleId}: a tester receives the deliveries of the own list. */
  'scenario.toOfTester': 'invalid',
  /** The receivers have a BIC or a name. */
  'scenario.noReceivers': 'invalid',
  /** {ruleId}. */
  'scenario.duplicateId': 'invalid',
  /** {code, action}: the code is not in the list of ISO 20022 for this action. */
  'scenario.unknownCode': 'invalid',
  /** {pattern}. */
  'scenario.badPattern': 'invalid',
  /** {field}: no value can be in the range. */
  'scenario.emptyRange': 'invalid',
  /** {ruleId, earlier}: the earlier rule always decides first. */
  'scenario.neverMatches': 'invalid',
  /** {delay, days, seconds}: the longest delays. */
  'scenario.delayTooLong': 'invalid',
  /** {value}. */
  'scenario.badValue': 'invalid',
  /** A rule without a command has no arguments. */
  'scenario.noCommand': 'invalid',
  /** {faults, line, column}: the number of errors in the list and the place of the first one. */
  'scenario.invalid': 'refused',
  /** {expected, actual}. */
  'scenario.stale': 'conflict',
  'scenario.versionUnknown': 'notFound',
  /** A dry run needs a file or a message. */
  'scenario.noFile': 'invalid',
  /** {limit, size}: bytes; a dry run reads smaller files. */
  'scenario.fileTooLarge': 'refused',
  /** {environment}: testers have no lists of their own there. */
  'scenario.ownNotAllowed': 'forbidden',
} as const satisfies Record<string, FailureKind>;
