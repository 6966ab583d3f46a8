import { dateRegion } from '@clearbench/contracts/translation/language-tag';

/** The time zone of the user's profile; undefined = the browser's. */
let chosen: string | undefined;

/** Sets the time zone for the display; empty = the browser's. */
export const showTimesIn = (timeZone: string): void => {
  chosen = timeZone === '' ? undefined : timeZone;
};

/** The time zone for the display. */
export const shownZone = (): string => chosen ?? new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The format of instants in a language: in the user's time zone, with the 24-hour clock, so that columns align. */
export const momentFormat = (language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(dateRegion(language), { hourCycle: 'h23', ...options, timeZone: chosen });

/** The format of dates without a time zone: 2026-11-21 is the same day everywhere. */
export const dayFormat = (language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(dateRegion(language), { ...options, timeZone: 'UTC' });
