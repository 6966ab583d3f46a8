import type { VipFileSummary } from '@clearbench/contracts/file/vip-file';
import { millisecondsPerDay, millisecondsPerHour } from '@clearbench/contracts/time/durations';

/** So long before it goes the list says so. */
const soon = 3 * millisecondsPerDay;

/** Whether a file goes so soon that the list says so. */
export const expiresSoon = ({ goesAt }: Pick<VipFileSummary, 'goesAt'>, now: number): boolean =>
  goesAt !== undefined && Date.parse(goesAt) - now <= soon;

/** "in 2 days", "in 5 hours"; undefined within the last hour and after it: it may be gone at any moment. */
export const timeLeft = (goesAt: string, now: number, language: string): string | undefined => {
  const left = Date.parse(goesAt) - now;
  if (left < millisecondsPerHour) return undefined;
  const relative = new Intl.RelativeTimeFormat(language, { numeric: 'always' });
  return left < millisecondsPerDay
    ? relative.format(Math.floor(left / millisecondsPerHour), 'hour')
    : relative.format(Math.floor(left / millisecondsPerDay), 'day');
};
