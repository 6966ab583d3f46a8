import { dateRegion } from '@clearbench/contracts/translation/language-tag';

/** The zone the user's profile names; none = the browser's own. */
let chosen: string | undefined;

/** From now on times are shown in this zone; empty = the browser's. */
export const showTimesIn = (timeZone: string): void => {
  chosen = timeZone === '' ? undefined : timeZone;
};

/** The zone in which times are shown. */
export const shownZone = (): string => chosen ?? new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** How instants read in a language: in the zone the user chose, by the 24-hour clock, so that columns of them align. */
export const momentFormat = (language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(dateRegion(language), { hourCycle: 'h23', ...options, timeZone: chosen });

/** How days of no zone read in a language: 2026-11-21 is that day everywhere. */
export const dayFormat = (language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(dateRegion(language), { ...options, timeZone: 'UTC' });
