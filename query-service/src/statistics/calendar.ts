import type { Resolution } from '@clearbench/contracts/statistics/choices';

const day = 86_400_000;
const hour = 3_600_000;

const iso = (localDay: number): string => new Date(localDay * day).toISOString().slice(0, 10);
const two = (number: number): string => String(number).padStart(2, '0');

/** Days are counted from 1 January 1970, a Thursday. */
const mondayOf = (localDay: number): number => localDay - ((((localDay + 3) % 7) + 7) % 7);
const firstOfMonth = (localDay: number): number => Date.parse(`${iso(localDay).slice(0, 7)}-01`) / day;

/** ISO 8601: a week belongs to the year its Thursday is in. */
const weekOf = (localDay: number): string => {
  const thursday = mondayOf(localDay) + 3;
  const year = iso(thursday).slice(0, 4);
  return `${year}-W${two(Math.floor((thursday - Date.parse(`${year}-01-01`) / day) / 7) + 1)}`;
};

const offsetName = (offset: number): string => {
  const minutes = Math.abs(offset) / 60_000;
  return `${offset < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
};

/** An instant as a zone's clock shows it: milliseconds since 1970 on that clock, and how far it is ahead of UTC. */
export type Local = { readonly local: number; readonly offset: number };

export const localDayOf = ({ local }: Local): number => Math.floor(local / day);

/** The first day of the step a day lies in. */
export const stepStart: Readonly<Record<Resolution, (localDay: number) => number>> = {
  HOUR: (localDay) => localDay,
  DAY: (localDay) => localDay,
  WEEK: mondayOf,
  MONTH: firstOfMonth,
};

/** The name of the step an instant lies in. An hour the clock shows twice has two names. */
export const stepName: Readonly<Record<Resolution, (at: Local) => string>> = {
  HOUR: ({ local, offset }) =>
    `${new Date(Math.floor(local / hour) * hour).toISOString().slice(0, 16)}${offsetName(offset)}`,
  DAY: (at) => iso(localDayOf(at)),
  WEEK: (at) => weekOf(localDayOf(at)),
  MONTH: (at) => iso(localDayOf(at)).slice(0, 7),
};
