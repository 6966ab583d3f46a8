import { timeZone } from '@clearbench/contracts/time/time-zone';
import { dayFormat } from '../translation/moment-format.ts';

/** The local time of the clearing. */
const frankfurt = timeZone('Europe/Berlin');

/** An instant as the clearing's local date and time, with the 24-hour clock. */
export const clearingTime = (instant: string, language: string, withSeconds = false): string =>
  dayFormat(language, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    ...(withSeconds ? ({ second: '2-digit' } as const) : {}),
    hourCycle: 'h23',
  }).format(frankfurt.localAt(Date.parse(instant)));

const minute = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/;

/** The instant of a local date and time `YYYY-MM-DDTHH:MM` of the clearing; undefined for an incomplete one. */
export const instantOfClearing = (local: string): string | undefined => {
  const epoch = minute.test(local) ? Date.parse(`${local}:00Z`) : Number.NaN;
  return Number.isNaN(epoch) ? undefined : new Date(frankfurt.instantAt(epoch)).toISOString();
};
