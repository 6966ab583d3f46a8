import { millisecondsPerDay } from '@clearbench/contracts/time/durations';
import type { ClosedBecause, ClosedDays } from './closed-days.ts';
import { dayNumber, isoDateOfDay } from './iso-date.ts';
import { targetHolidays } from './target-holidays.ts';

/** Dates are written YYYY-MM-DD. */
export type BusinessDays = {
  /** Why nothing settles on the day; undefined where it is open. */
  readonly closedBecause: (isoDate: string) => ClosedBecause | undefined;
  readonly isOpen: (isoDate: string) => boolean;
  /** The date itself where it is open, else the next day that is. */
  readonly onOrAfter: (isoDate: string) => string;
  /** The n-th open day after the date, or before it for a negative n; the date itself for 0. */
  readonly add: (isoDate: string, n: number) => string;
  readonly next: (isoDate: string) => string;
};

type WhyClosed = (day: number) => ClosedBecause | undefined;

const saturday = 6;
/** Days after which the search for a business day ends: years of closed days only are an error in the calendar. */
const longestSearch = 2_000;

const weekend: ClosedBecause = { because: 'weekday' };

/** 1 for Monday to 7 for Sunday; 1970-01-01 was a Thursday. */
const weekdayOf = (day: number): number => ((((day + 3) % 7) + 7) % 7) + 1;

const target: WhyClosed = (day) => {
  const holiday = targetHolidays(new Date(day * millisecondsPerDay).getUTCFullYear()).get(day);
  if (holiday !== undefined) return { because: 'target', holiday };
  return weekdayOf(day) >= saturday ? weekend : undefined;
};

const own = ({ closedWeekdays, holidays }: Exclude<ClosedDays, string>): WhyClosed => {
  const yearly = new Map(
    Object.entries(holidays)
      .filter(([, holiday]) => holiday.yearly)
      .map(([date, { title }]) => [date.slice(5), { title, from: date }]),
  );
  return (day) => {
    const date = isoDateOfDay(day);
    const once = holidays[date];
    if (once !== undefined) return { because: 'title', title: once.title };
    const again = yearly.get(date.slice(5));
    if (again !== undefined && again.from <= date) return { because: 'title', title: again.title };
    return closedWeekdays.includes(weekdayOf(day)) ? weekend : undefined;
  };
};

const whyClosed = (days: ClosedDays): WhyClosed => {
  if (days === 'TARGET') return target;
  return days === 'SEVEN_DAYS' ? () => undefined : own(days);
};

const made = (days: ClosedDays): BusinessDays => {
  const why = whyClosed(days);
  const isOpen = (day: number): boolean => why(day) === undefined;
  const search = (from: number, step: 1 | -1): number => {
    let day = from;
    for (let tried = 0; tried < longestSearch && !isOpen(day); tried += 1) day += step;
    return day;
  };
  const add = (isoDate: string, n: number): string => {
    const step = n < 0 ? -1 : 1;
    let day = dayNumber(isoDate);
    for (let left = Math.abs(n); left > 0; left -= 1) day = search(day + step, step);
    return isoDateOfDay(day);
  };
  return {
    closedBecause: (isoDate) => why(dayNumber(isoDate)),
    isOpen: (isoDate) => isOpen(dayNumber(isoDate)),
    onOrAfter: (isoDate) => (isOpen(dayNumber(isoDate)) ? isoDate : add(isoDate, 1)),
    add,
    next: (isoDate) => add(isoDate, 1),
  };
};

const builtIn = { TARGET: made('TARGET'), SEVEN_DAYS: made('SEVEN_DAYS') };
const known = new WeakMap<object, BusinessDays>();

/** The days on which a clearing settles. */
export const businessDays = (days: ClosedDays): BusinessDays => {
  if (typeof days === 'string') return builtIn[days];
  const present = known.get(days) ?? made(days);
  known.set(days, present);
  return present;
};
