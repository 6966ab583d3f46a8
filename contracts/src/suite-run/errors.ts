import type { FailureKind } from '../failure.ts';

export const suiteRunErrors = {
  'suiteRun.notFound': 'notFound',
  'suiteRun.caseNotFound': 'notFound',
  /** The file is not kept: it was too large, or is removed. */
  'suiteRun.fileNotFound': 'notFound',
  'suiteRun.alreadyStarted': 'refused',
  /** The run has ended: it records no more cases and cannot be stopped. */
  'suiteRun.ended': 'refused',
  /** The run is still open: it cannot be deleted, and its failed cases cannot be run again. */
  'suiteRun.open': 'refused',
  /** No case of the suite has one of the tags, or no case failed. */
  'suiteRun.noCases': 'refused',
  /** {faults, file, line, column}: the number of errors in the suite and the place of the first one. */
  'suiteRun.invalidSuite': 'refused',
  /** {limit, size}: bytes. */
  'suiteRun.suiteTooLarge': 'refused',
  /** {limit}: the runs of a user that may wait or run. */
  'suiteRun.tooManyOpen': 'tooMany',
  /** {limit}: the runs of all users that may wait or run. */
  'suiteRun.serverBusy': 'unavailable',
  /** The runs are runs of different suites. */
  'suiteRun.notComparable': 'refused',
} as const satisfies Record<string, FailureKind>;
