import type { VipFileSummary } from '@clearbench/contracts/file/vip-file';
import { millisecondsPerDay, millisecondsPerHour } from '@clearbench/contracts/time/durations';

/** The period before the expiry in which the list shows it. */
const soon = 3 * millisecondsPerDay;

/** Whether a file expires so soon that the list shows it. */
export const expiresSoon = ({ expiresAt }: Pick<VipFileSummary, 'expiresAt'>, now: number): boolean =>
  expiresAt !== undefined && Date.parse(expiresAt) - now <= soon;

/** "in 2 days", "in 5 hours"; undefined within the last hour and after it: it can be removed at any moment. */
export const timeLeft = (expiresAt: string, now: number, language: string): string | undefined => {
  const left = Date.parse(expiresAt) - now;
  if (left < millisecondsPerHour) return undefined;
  const relative = new Intl.RelativeTimeFormat(language, { numeric: 'always' });
  return left < millisecondsPerDay
    ? relative.format(Math.floor(left / millisecondsPerHour), 'hour')
    : relative.format(Math.floor(left / millisecondsPerDay), 'day');
};
