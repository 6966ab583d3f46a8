import { millisecondsPerDay } from '@clearbench/contracts/time/durations';

const shape = /^(\d{4})-(\d{2})-(\d{2})$/;

const daysInMonth = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();

/** True for a date of the calendar written YYYY-MM-DD. */
export const isIsoDate = (text: string): boolean => {
  const match = shape.exec(text);
  if (match === null) return false;
  const [year, month, day] = match.slice(1).map(Number) as [number, number, number];
  return month >= 1 && month <= 12 && day >= 1 && (day <= 28 || day <= daysInMonth(year, month));
};

/** The date in the text of an ISODate element, without time zone; undefined if it is not a date. */
export const isoDateIn = (text: string | undefined): string | undefined => {
  const date = text?.slice(0, 10);
  return date !== undefined && isIsoDate(date) ? date : undefined;
};

/** Days since 1970-01-01. */
export const dayNumber = (isoDate: string): number => Date.parse(`${isoDate}T00:00:00Z`) / millisecondsPerDay;

const firstDay = dayNumber('0000-01-01');
const lastDay = dayNumber('9999-12-31');

/** Dates are compared as texts, so years have four digits; days outside that range become its first or last day. */
export const isoDateOfDay = (day: number): string =>
  new Date(Math.min(Math.max(day, firstDay), lastDay) * millisecondsPerDay).toISOString().slice(0, 10);

/** Calendar days later, or earlier for a negative number. */
export const addDays = (isoDate: string, days: number): string => isoDateOfDay(dayNumber(isoDate) + days);
