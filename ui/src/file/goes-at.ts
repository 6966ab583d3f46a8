import type { VipFileSummary } from '@clearbench/contracts/file/vip-file';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** So long before it goes the list says so. */
const soon = 3 * day;

/** Whether a file goes so soon that the list says so. */
export const goesSoon = ({ goesAt }: Pick<VipFileSummary, 'goesAt'>, now: number): boolean =>
  goesAt !== undefined && Date.parse(goesAt) - now <= soon;

/** "in 2 days", "in 5 hours"; undefined within the last hour and after it: it may be gone at any moment. */
export const timeLeft = (goesAt: string, now: number, language: string): string | undefined => {
  const left = Date.parse(goesAt) - now;
  if (left < hour) return undefined;
  const relative = new Intl.RelativeTimeFormat(language, { numeric: 'always' });
  return left < day ? relative.format(Math.floor(left / hour), 'hour') : relative.format(Math.floor(left / day), 'day');
};
