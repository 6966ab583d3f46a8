import type { Resolution } from '@clearbench/contracts/statistics/choices';
import { millisecondsPerDay, millisecondsPerHour, millisecondsPerMinute } from '@clearbench/contracts/time/durations';

const iso = (localDay: number): string => new Date(localDay * millisecondsPerDay).toISOString().slice(0, 10);
const two = (number: number): string => String(number).padStart(2, '0');

/** Days are counted from 1 January 1970, a Thursday. */
const mondayOf = (localDay: number): number => localDay - ((((localDay + 3) % 7) + 7) % 7);
const firstOfMonth = (localDay: number): number => Date.parse(`${iso(localDay).slice(0, 7)}-01`) / millisecondsPerDay;

/** ISO 8601: a week belongs to the year of its Thursday. */
const weekOf = (localDay: number): string => {
  const thursday = mondayOf(localDay) + 3;
  const year = iso(thursday).slice(0, 4);
  return `${year}-W${two(Math.floor((thursday - Date.parse(`${year}-01-01`) / millisecondsPerDay) / 7) + 1)}`;
};

const offsetName = (offset: number): string => {
  const minutes = Math.abs(offset) / millisecondsPerMinute;
  return `${offset < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
};

/** An instant on a time zone's clock: local milliseconds since 1970, and the offset from UTC. */
export type Local = { readonly local: number; readonly offset: number };

export const localDayOf = ({ local }: Local): number => Math.floor(local / millisecondsPerDay);

/** The first day of the step with a given day. */
export const stepStart: Readonly<Record<Resolution, (localDay: number) => number>> = {
  HOUR: (localDay) => localDay,
  DAY: (localDay) => localDay,
  WEEK: mondayOf,
  MONTH: firstOfMonth,
};

/** The name of the step with a given instant. A repeated hour has two names. */
export const stepName: Readonly<Record<Resolution, (at: Local) => string>> = {
  HOUR: ({ local, offset }) =>
    `${new Date(Math.floor(local / millisecondsPerHour) * millisecondsPerHour).toISOString().slice(0, 16)}${offsetName(offset)}`,
  DAY: (at) => iso(localDayOf(at)),
  WEEK: (at) => weekOf(localDayOf(at)),
  MONTH: (at) => iso(localDayOf(at)).slice(0, 7),
};
