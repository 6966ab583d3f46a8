import type { CaseRun } from './case-run.ts';
import type { Mismatch, RunEvent } from './run-event.ts';

/** The failed step of a case. */
export type FailedStep = Extract<RunEvent, { type: 'stepFailed' }>['data'];

export const failedStepOf = ({ events }: Pick<CaseRun, 'events'>): FailedStep | undefined =>
  events.find((event) => event.type === 'stepFailed')?.data;

export const mismatchText = ({ subject, expected, actual }: Mismatch): string =>
  `${subject}: expected ${expected}, actual ${actual}`;

/** Why a case did not pass, one line for each mismatch and reason; empty for a passed case. */
export const failureLines = (run: Pick<CaseRun, 'events' | 'error'>): string[] => {
  const failed = failedStepOf(run);
  return [
    ...(run.error === undefined ? [] : [run.error]),
    ...(failed?.mismatches ?? []).map(
      (mismatch) => `step ${failed?.step} (${failed?.kind}): ${mismatchText(mismatch)}`,
    ),
    ...(failed?.reasons ?? []).map((reason) => `reason of the clearing: ${reason}`),
  ];
};
