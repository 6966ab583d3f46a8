import type { FailureKind } from '../failure.ts';

export const simEnvErrors = {
  'simEnv.notFound': 'notFound',
  'simEnv.alreadyOpened': 'refused',
  'simEnv.versionUnknown': 'notFound',
  /** {expected, actual}. */
  'simEnv.stale': 'conflict',
  /** {token, name}: the environment that has it. */
  'simEnv.tokenTaken': 'refused',
  /** {field}: what stays as it was when the environment was opened. */
  'simEnv.fixed': 'refused',
  /** {rbVersion, files}: files of a rulebook that is to go. */
  'simEnv.versionInUse': 'refused',
  /** {messageType, files}: files of a format that is to go. */
  'simEnv.formatInUse': 'refused',
  /** {ruleId}: no rule that can be changed concerns the environment's scheme by that id. */
  'simEnv.ruleUnknown': 'invalid',
  /** {reason}: why the default scenario cannot be obeyed. */
  'simEnv.badScenario': 'refused',
  /** The name given is not the environment's. */
  'simEnv.nameDiffers': 'refused',
  /** {count, plans}: plans that bring it, and some of their names. */
  'simEnv.inPlans': 'refused',
  /** {limit, size, environment}: bytes. */
  'simEnv.fileTooLarge': 'refused',
  /** {limit, transactions, environment}. */
  'simEnv.tooManyTransactions': 'refused',
} as const satisfies Record<string, FailureKind>;
