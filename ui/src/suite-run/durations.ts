import type { SuiteRun } from '@clearbench/contracts/suite-run/run';
import { millisecondsPerMinute, millisecondsPerSecond } from '@clearbench/contracts/time/durations';
import { numberText } from '@clearbench/contracts/translation/number-text';

/** "12 ms", "3.4 s" or "2 min 5 s". */
export const durationText = (milliseconds: number, language: string): string => {
  if (milliseconds < millisecondsPerSecond) return `${numberText(Math.round(milliseconds), language)} ms`;
  if (milliseconds < millisecondsPerMinute) {
    return `${numberText(Math.round(milliseconds / (millisecondsPerSecond / 10)) / 10, language)} s`;
  }
  const minutes = Math.floor(milliseconds / millisecondsPerMinute);
  const rest = Math.floor((milliseconds % millisecondsPerMinute) / millisecondsPerSecond);
  return `${numberText(minutes, language)} min ${rest} s`;
};

/** Milliseconds from the first case to the end, or to now; undefined for a run that has not begun. */
export const lengthOf = (
  { startedAt, endedAt }: Pick<SuiteRun, 'startedAt' | 'endedAt'>,
  now: number,
): number | undefined =>
  startedAt === undefined ? undefined : Math.max(0, (endedAt ? Date.parse(endedAt) : now) - Date.parse(startedAt));
