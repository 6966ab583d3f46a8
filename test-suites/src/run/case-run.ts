import type { RbVersion } from '@clearbench/contracts/sim-env/events';
import type { SuiteCase } from '../format/load-suites.ts';
import type { CaseResult, RunEvent } from './run-event.ts';

/** The run of one case with its events. */
export type CaseRun = Pick<SuiteCase, 'file' | 'title' | 'tags'> & {
  readonly row: number | undefined;
  readonly environment: string;
  readonly rulebook: RbVersion;
  /** `error`: the case could not be run. */
  readonly result: CaseResult | 'error';
  /** Why the case could not be run. */
  readonly error?: string;
  readonly events: readonly RunEvent[];
  /** Duration in milliseconds. */
  readonly duration: number;
};

/** The runs of the cases of one suite. */
export type SuiteRun = {
  readonly title: string;
  readonly folder: string;
  /** SHA-256 of the files of the suite: its version. */
  readonly sha256: string;
  readonly cases: readonly CaseRun[];
};

/** The data of a run that its reports show. */
export type RunInfo = {
  /** Who ran it. */
  readonly by: string;
  /** When it started, ISO 8601 UTC. */
  readonly startedAt: string;
  /** The version of the product. */
  readonly productVersion: string;
  readonly seed: number | undefined;
};

export type Run = RunInfo & { readonly suites: readonly SuiteRun[] };

export type RunCounts = {
  readonly cases: number;
  readonly passed: number;
  readonly failed: number;
  readonly errors: number;
  readonly duration: number;
};

export const countsOf = (cases: readonly CaseRun[]): RunCounts => ({
  cases: cases.length,
  passed: cases.filter(({ result }) => result === 'passed').length,
  failed: cases.filter(({ result }) => result === 'failed').length,
  errors: cases.filter(({ result }) => result === 'error').length,
  duration: cases.reduce((sum, { duration }) => sum + duration, 0),
});

export const everyCase = ({ suites }: Pick<Run, 'suites'>): CaseRun[] => suites.flatMap(({ cases }) => cases);
