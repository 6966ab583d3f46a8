import type { RbVersion } from '@clearbench/contracts/sim-env/events';
import type { PlannedCase } from '@clearbench/contracts/suite-run/parts';
import type { FileProblem } from '@clearbench/test-suites/format/problem';
import type { RunEvent } from '@clearbench/test-suites/run/run-event';
import type { StoredFile } from './run-environment.ts';
import type { RunChoices } from './run-suite-case.ts';

/** Packed texts of one suite with their hash. */
export type PackedSuite = { readonly sha256: string; readonly packed: Uint8Array };

export type PlanRequest = {
  readonly plan: { readonly tags: readonly string[]; readonly rulebook: RbVersion | undefined };
  readonly packed: Uint8Array;
};
/** `packed` is absent where the thread has these texts already. */
export type CaseRequest = {
  readonly run: { readonly file: string; readonly row: number | undefined; readonly choices: RunChoices };
  readonly sha256: string;
  readonly packed: Uint8Array | undefined;
};

export type SuitePlan = {
  readonly problems: readonly FileProblem[];
  readonly cases: readonly PlannedCase[];
  /** The stored files that the suite does not have itself. */
  readonly stored: readonly StoredFile[];
};

/** A file of a step; without bytes where it is larger than the limit. */
export type StepBytes = { readonly sha256: string; readonly size: number; readonly bytes?: Uint8Array };

/** An event of a case with the milliseconds since the one before it, and the files that are new in it. */
export type CaseOutput = {
  readonly event: RunEvent;
  readonly duration: number;
  readonly files: readonly StepBytes[];
};

/** The end of a case: its duration in milliseconds, and why it could not be run. */
export type CaseDone = { readonly duration: number; readonly error?: string };

export type ThreadReply =
  | { readonly planned: SuitePlan }
  | { readonly output: CaseOutput }
  | { readonly done: CaseDone };
