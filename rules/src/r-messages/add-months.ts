import { isoDateOfDay } from '@clearbench/calendars/iso-date';
import { millisecondsPerDay } from '@clearbench/contracts/time/durations';

/** The same day of the month that many months later, or the last day of that month. */
export const addMonths = (isoDate: string, months: number): string => {
  const [year = 0, month = 0, day = 0] = isoDate.split('-').map(Number);
  const last = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate();
  return isoDateOfDay(Date.UTC(year, month - 1 + months, Math.min(day, last)) / millisecondsPerDay);
};
