import type { RbVersion } from '../sim-env/events.ts';
import { view } from '../view.ts';
import type { Interruption, SuiteCaseState, SuiteRunState } from './choices.ts';
import type { PlannedCase, SuiteRunChoices, SuiteRunStep } from './parts.ts';

/** A run of a suite; id = runId. */
export type SuiteRunDocument = {
  readonly runId: string;
  readonly environmentId: string;
  readonly environmentToken: string;
  readonly suiteId: string;
  readonly suiteTitle: string;
  readonly suiteVersion: number;
  readonly textsSha256: string;
  readonly planSha256: string;
  readonly suiteHash: string;
  readonly cases: number;
  readonly passed: number;
  readonly failed: number;
  readonly errors: number;
  /** The state of each case, one letter each. */
  readonly caseStates: string;
  readonly state: SuiteRunState;
  /** Why it was interrupted. */
  readonly reason?: Interruption;
  readonly choices: SuiteRunChoices;
  readonly productVersion: string;
  readonly requestedBy: string;
  readonly privateTo?: string;
  /** The user who reads it alone, or `everyMember`. */
  readonly readBy: string;
  readonly requestedAt: string;
  /** When its first case started, ISO 8601 UTC. */
  readonly startedAt?: string;
  readonly endedAt?: string;
  readonly rerunOf?: string;
  readonly onlyFailed?: true;
  /** The user of an open run; absent for a run that has ended. */
  readonly openOf?: string;
  /** The user whose retention removes an ended run; absent for an open one. */
  readonly expiresFor?: string;
  readonly isOpen: boolean;
  readonly searchText: string;
};

/** All members of the environment read the run. */
export const everyMember = 'members';

export const suiteRunView = view<SuiteRunDocument>('suite-run', {
  indexes: [
    ['environmentId', 'requestedAt'],
    ['environmentId', 'state', 'requestedAt'],
    ['environmentId', 'suiteId', 'requestedAt'],
    ['environmentId', 'suiteId', 'state', 'requestedAt'],
    ['environmentId', 'readBy', 'requestedAt'],
    ['environmentId', 'readBy', 'state', 'requestedAt'],
    ['environmentId', 'readBy', 'suiteId', 'requestedAt'],
    ['environmentId', 'readBy', 'suiteId', 'state', 'requestedAt'],
    ['isOpen', 'requestedAt'],
    ['openOf', 'requestedAt'],
    ['expiresFor', 'endedAt'],
  ],
  search: 'searchText',
});

/** The users who started runs; id = userId. */
export type SuiteRunOwnerDocument = { readonly ownerId: string };
export const suiteRunOwnerView = view<SuiteRunOwnerDocument>('suite-run-owner', { indexes: [['ownerId']] });

/** A case of a run with its steps; id by `suiteRunCaseId`. */
export type SuiteRunCaseDocument = Omit<PlannedCase, 'rulebook' | 'steps'> & {
  readonly runId: string;
  readonly number: number;
  readonly rulebook: RbVersion;
  readonly attempt: number;
  readonly state: Exclude<SuiteCaseState, 'open'>;
  /** Number of its steps. */
  readonly plannedSteps: number;
  readonly error?: string;
  /** Milliseconds. */
  readonly duration?: number;
  readonly startedAt: string;
  readonly steps: readonly SuiteRunStep[];
};

export const suiteRunCaseView = view<SuiteRunCaseDocument>('suite-run-case', { indexes: [['runId', 'number']] });
export const suiteRunCaseId = (runId: string, number: number): string => `${runId}:${number}`;
