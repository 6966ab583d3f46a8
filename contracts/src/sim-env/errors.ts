import type { FailureKind } from '../failure.ts';

export const simEnvErrors = {
  'simEnv.notFound': 'notFound',
  'simEnv.alreadyOpened': 'refused',
  /** {until}. */
  'simEnv.restoreTooLate': 'refused',
  'simEnv.versionUnknown': 'notFound',
  /** {expected, actual}. */
  'simEnv.stale': 'conflict',
  /** {token, name}: the environment that uses the token. */
  'simEnv.tokenTaken': 'refused',
  /** {field}: a field that cannot change after the environment was opened. */
  'simEnv.tokenAndSchemeFixed': 'refused',
  /** {rbVersion, files}: the number of files of a rulebook version to be removed. */
  'simEnv.versionInUse': 'refused',
  /** {messageType, files}: the number of files of a format to be removed. */
  'simEnv.formatInUse': 'refused',
  /** {ruleId}: no changeable rule of the environment's scheme has this id. */
  'simEnv.ruleUnknown': 'invalid',
  /** {reason}: the error in the default scenario. */
  'simEnv.badScenario': 'refused',
  /** The name in the request differs from the environment's name. */
  'simEnv.nameDiffers': 'refused',
  /** {count, plans}: the number of plans that include the environment, and some of their names. */
  'simEnv.inPlans': 'refused',
  /** {environment}: testers may not change the clock or reset the memory of this environment. */
  'simEnv.clockNotAllowed': 'forbidden',
  /** {now}: the business time of the environment, which only a reset can put back. */
  'simEnv.clockBackwards': 'refused',
  /** {latest}: the last instant that a clock can show. */
  'simEnv.clockTooFar': 'refused',
  /** {bic, entry, earlier}: two entries of the list of participants with the same BIC; entries count from 1. */
  'simEnv.participantTwice': 'refused',
  /** {bic}: no participant of the environment has this BIC. */
  'simEnv.participantUnknown': 'notFound',
  /** {bic}: another tester acts as the participant. */
  'simEnv.participantHeld': 'refused',
  /** {limit, size, environment}: bytes. */
  'simEnv.fileTooLarge': 'refused',
  /** {limit, transactions, environment}. */
  'simEnv.tooManyTransactions': 'refused',
} as const satisfies Record<string, FailureKind>;
