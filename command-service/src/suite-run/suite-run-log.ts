import type { SuiteRunState } from '@clearbench/contracts/suite-run/choices';

/** A case that runs: its execution and its last finished step. */
export type CurrentCase = { readonly attempt: number; readonly executionId: string; readonly step: number };

/** The state of a run for decisions. */
export type SuiteRunLog = {
  readonly runId: string;
  readonly environmentId: string;
  /** Undefined before its start and after its removal. */
  readonly state: SuiteRunState | undefined;
  readonly cases: number;
  /** One letter for the state of each case. */
  readonly caseStates: string;
  /** The running cases by number. */
  readonly current: Readonly<Record<number, CurrentCase>>;
  /** Finished steps. */
  readonly steps: number;
};

/** Numbers of passed and failed cases, and of cases that could not be run. */
export const lettersOf = (caseStates: string): Readonly<Record<'p' | 'f' | 'e', number>> => {
  const counts = { p: 0, f: 0, e: 0 };
  for (const letter of caseStates) if (letter in counts) counts[letter as keyof typeof counts] += 1;
  return counts;
};
