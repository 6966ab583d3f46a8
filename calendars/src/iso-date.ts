import { millisecondsPerDay } from '@clearbench/contracts/time/durations';

const [digit0, hyphen] = [0x30, 0x2d];

/** The number that the characters make; NaN if one of them is no digit. */
const numberAt = (text: string, from: number, to: number): number => {
  let number = 0;
  for (let at = from; at < to; at++) {
    const digit = text.charCodeAt(at) - digit0;
    if (digit < 0 || digit > 9) return Number.NaN;
    number = number * 10 + digit;
  }
  return number;
};

const daysInMonth = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();

/** True for a date of the calendar written YYYY-MM-DD. */
export const isIsoDate = (text: string): boolean => {
  if (text.length !== 10 || text.charCodeAt(4) !== hyphen || text.charCodeAt(7) !== hyphen) return false;
  const [year, month, day] = [numberAt(text, 0, 4), numberAt(text, 5, 7), numberAt(text, 8, 10)];
  if (Number.isNaN(year)) return false;
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
