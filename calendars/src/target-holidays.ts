import { millisecondsPerDay } from '@clearbench/contracts/time/durations';
import type { TargetHoliday } from './closed-days.ts';
import { dayNumber } from './iso-date.ts';

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
  return Date.UTC(year, Math.floor(sum / 31) - 1, (sum % 31) + 1) / millisecondsPerDay;
};

const computed = (year: number): ReadonlyMap<number, TargetHoliday> => {
  const easter = easterSunday(year);
  return new Map<number, TargetHoliday>([
    [dayNumber(`${year}-01-01`), 'newYear'],
    [easter - 2, 'goodFriday'],
    [easter + 1, 'easterMonday'],
    [dayNumber(`${year}-05-01`), 'labourDay'],
    [dayNumber(`${year}-12-25`), 'christmasDay'],
    [dayNumber(`${year}-12-26`), 'secondChristmasDay'],
  ]);
};

const known = new Map<number, ReadonlyMap<number, TargetHoliday>>();

/**
 * The days of a year, besides Saturdays and Sundays, on which TARGET does not settle, by day number.
 * Source: the ECB's long-term calendar, in force since 2002.
 */
export const targetHolidays = (year: number): ReadonlyMap<number, TargetHoliday> => {
  const days = known.get(year) ?? computed(year);
  known.set(year, days);
  return days;
};
