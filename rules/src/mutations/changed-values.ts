import { millisecondsPerDay } from '@clearbench/contracts/time/durations';
import type { MutationTarget } from './mutation.ts';

/** The day that many days after the validation, as YYYY-MM-DD. */
export const daysFromNow =
  (days: number) =>
  (_old: string, { profile }: MutationTarget): string =>
    new Date(Date.parse(profile.now) + days * millisecondsPerDay).toISOString().slice(0, 10);

/** The Saturday after the day of the validation. */
export const saturday = (_old: string, { profile }: MutationTarget): string => {
  const now = new Date(profile.now);
  return new Date(now.getTime() + (6 - now.getUTCDay()) * millisecondsPerDay).toISOString().slice(0, 10);
};

/** That many seconds before the validation, UTC, with milliseconds. */
export const secondsAgo =
  (seconds: number) =>
  (_old: string, { profile }: MutationTarget): string =>
    new Date(Date.parse(profile.now) - seconds * 1_000).toISOString();

export const oneMore = (old: string): string => String(Number(old) + 1);

/** The amount with another last digit. */
export const otherCents = (old: string): string => old.replace(/\d$/, (digit) => String((Number(digit) + 1) % 10));
