import type { Interruption } from './choices.ts';
import type { SuiteRunEvent } from './events.ts';
import type { PlannedCase, SuiteCaseEnd, SuiteRunStep } from './parts.ts';

/** What happened to a case of a run. */
export type CaseFact = { readonly number: number } & (
  | { readonly started: PlannedCase }
  | { readonly step: SuiteRunStep }
  | { readonly end: SuiteCaseEnd }
);

export type SuiteRunCommand =
  | {
      type: 'StartSuiteRun';
      data: Extract<SuiteRunEvent, { type: 'SuiteRunStarted' }>['data'];
      at: string;
    }
  | {
      type: 'RecordCases';
      /** The facts of one execution in their order; facts that are recorded already are left out. */
      data: { runId: string; executionId: string; facts: readonly CaseFact[] };
      at: string;
    }
  | { type: 'StopSuiteRun'; data: { runId: string; by: string }; at: string }
  | { type: 'InterruptSuiteRun'; data: { runId: string; reason: Interruption }; at: string }
  | { type: 'DeleteSuiteRun'; data: { runId: string }; at: string }
  | { type: 'ExpireSuiteRun'; data: { runId: string; endedAt: string }; at: string };
