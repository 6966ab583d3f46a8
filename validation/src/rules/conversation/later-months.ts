import { isoDateOfDay } from '../iso-date.ts';

const millisecondsADay = 86_400_000;

/** The same day so many months later, or that month's last. */
export const addMonths = (isoDate: string, months: number): string => {
  const [year = 0, month = 0, day = 0] = isoDate.split('-').map(Number);
  const last = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate();
  return isoDateOfDay(Date.UTC(year, month - 1 + months, Math.min(day, last)) / millisecondsADay);
};
