import { dayNumber, isoDateOfDay } from './iso-date.ts';

/** Easter Sunday of the Gregorian calendar as a day number (the rule of Meeus, Jones and Butcher). */
const easterSunday = (year: number): number => {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const yearOfCentury = year % 100;
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(yearOfCentury / 4) - epact - (yearOfCentury % 4)) % 7;
  const shift = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const sum = epact + weekday - 7 * shift + 114;
  return Date.UTC(year, Math.floor(sum / 31) - 1, (sum % 31) + 1) / 86_400_000;
};

const closedOn = (year: number): ReadonlySet<number> => {
  const easter = easterSunday(year);
  const fixed = ['01-01', '05-01', '12-25', '12-26'].map((day) => dayNumber(`${year}-${day}`));
  return new Set([...fixed, easter - 2, easter + 1]);
};

const closedDays = new Map<number, ReadonlySet<number>>();

const closedDaysOf = (year: number): ReadonlySet<number> => {
  const known = closedDays.get(year) ?? closedOn(year);
  closedDays.set(year, known);
  return known;
};

const isOpen = (day: number): boolean => {
  const date = new Date(day * 86_400_000);
  const weekday = date.getUTCDay();
  return weekday !== 0 && weekday !== 6 && !closedDaysOf(date.getUTCFullYear()).has(day);
};

/**
 * True on days on which TARGET settles: not on Saturdays, Sundays, 1 January, Good Friday, Easter Monday, 1 May, 25 and
 * 26 December. Source: the ECB's long-term calendar, in force since 2002. Dates are written YYYY-MM-DD.
 */
export const isTargetDay = (isoDate: string): boolean => isOpen(dayNumber(isoDate));

/** The date itself if TARGET settles on it, else the next day on which it does. */
export const targetDayOnOrAfter = (isoDate: string): string => {
  let day = dayNumber(isoDate);
  while (!isOpen(day)) day += 1;
  return isoDateOfDay(day);
};

/** The n-th TARGET day after the date, or before it for a negative n; the date itself for 0. */
export const addTargetDays = (isoDate: string, n: number): string => {
  const step = n < 0 ? -1 : 1;
  let day = dayNumber(isoDate);
  for (let left = Math.abs(n); left > 0; ) {
    day += step;
    if (isOpen(day)) left -= 1;
  }
  return isoDateOfDay(day);
};

/** The first TARGET day after the date. */
export const nextTargetDay = (isoDate: string): string => addTargetDays(isoDate, 1);
