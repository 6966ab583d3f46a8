import { millisecondsPerDay } from '@clearbench/contracts/time/durations';

/** A plan ends at an instant, or at the end of a day (UTC). */
const endOf = (until: string): number => Date.parse(until) + (until.length === 10 ? millisecondsPerDay : 0);

/** Remaining days of a plan, counting a started day as one; 0 exactly when it has ended. */
export const daysLeft = (until: string, now: string): number =>
  Math.max(0, Math.ceil((endOf(until) - Date.parse(now)) / millisecondsPerDay));

/** Whether a plan has ended; without an end it never has, with an unreadable end it always has. */
export const isOver = (until: string | undefined, now: string): boolean =>
  until !== undefined && !(endOf(until) > Date.parse(now));
