import type { Breakable } from './breakable.ts';

const dayLength = 86_400_000;

/** So many days after the day of the check, as YYYY-MM-DD. */
export const daysFromNow =
  (days: number) =>
  (_old: string, { profile }: Breakable): string =>
    new Date(Date.parse(profile.now) + days * dayLength).toISOString().slice(0, 10);

/** The Saturday after the day of the check. */
export const saturday = (_old: string, { profile }: Breakable): string => {
  const now = new Date(profile.now);
  return new Date(now.getTime() + (6 - now.getUTCDay()) * dayLength).toISOString().slice(0, 10);
};

/** So many seconds before the check, UTC, with thousandths. */
export const secondsAgo =
  (seconds: number) =>
  (_old: string, { profile }: Breakable): string =>
    new Date(Date.parse(profile.now) - seconds * 1_000).toISOString();
