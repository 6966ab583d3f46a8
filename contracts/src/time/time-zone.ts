import { boundedCache } from '../bounded-cache.ts';
import { berlinOffset } from './berlin-offset.ts';
import { millisecondsPerDay, millisecondsPerSecond } from './durations.ts';

/**
 * The clock of a zone. An instant is in milliseconds since 1970 UTC. A local time is what the clock shows: the
 * milliseconds from the moment its date and time read 1970-01-01T00:00.
 */
export type TimeZone = {
  /** Milliseconds by which the clock is ahead of UTC at an instant. */
  offsetAt(instant: number): number;
  localAt(instant: number): number;
  /**
   * The instant at which the clock shows a local time. A time that is shown twice is the first or the second of the
   * two; a time that is skipped is read as if the clock had not been put forward.
   */
  instantAt(local: number, repeated?: 'first' | 'second'): number;
};

/** The offsets at the start and at the end of a UTC day, and the instant at which they change. */
type Day = { readonly date: number; readonly before: number; readonly after: number; readonly change: number };

const mostDays = 1_000;
const mostZones = 50;

/** Calls the runtime, which takes microseconds, and megabytes for the data of time zones. */
const offsetOfRuntime = (timeZone: string): ((instant: number) => number) => {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
  return (instant) => {
    const name = format.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value ?? '';
    const [, sign, hours = 0, minutes = 0, seconds = 0] = /([+-])(\d\d):(\d\d)(?::(\d\d))?/.exec(name) ?? [];
    const ahead = (Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds);
    return (sign === '-' ? -ahead : ahead) * millisecondsPerSecond;
  };
};

/** Calls the runtime only for instants at which no rule of the zone is known. */
const readOffset = (timeZone: string): ((instant: number) => number) => {
  if (timeZone !== 'Europe/Berlin') return offsetOfRuntime(timeZone);
  let ofRuntime: ((instant: number) => number) | undefined;
  return (instant) => {
    const known = berlinOffset(instant);
    if (known !== undefined) return known;
    ofRuntime ??= offsetOfRuntime(timeZone);
    return ofRuntime(instant);
  };
};

/** No zone changes its offset twice within one UTC day, so each day has at most one change to look for. */
const changeOf = (date: number, before: number, offsetAt: (instant: number) => number): number => {
  let [from, to] = [date * millisecondsPerDay, (date + 1) * millisecondsPerDay];
  while (to - from > 1) {
    const middle = Math.floor((from + to) / 2);
    if (offsetAt(middle) === before) from = middle;
    else to = middle;
  }
  return to;
};

const openZone = (name: string): TimeZone => {
  const read = readOffset(name);
  const days = boundedCache<Day, number>(mostDays);
  let latest: Day = { date: Number.NaN, before: 0, after: 0, change: 0 };

  const dayOf = (date: number): Day => {
    const known = days.get(date);
    if (known) return known;
    const before = days.get(date - 1)?.after ?? read(date * millisecondsPerDay);
    const after = days.get(date + 1)?.before ?? read((date + 1) * millisecondsPerDay);
    const change = before === after ? Number.POSITIVE_INFINITY : changeOf(date, before, read);
    const day = { date, before, after, change };
    days.set(date, day);
    return day;
  };
  const offsetAt = (instant: number): number => {
    const date = Math.floor(instant / millisecondsPerDay);
    if (date !== latest.date) latest = dayOf(date);
    return instant < latest.change ? latest.before : latest.after;
  };

  return {
    offsetAt,
    localAt: (instant) => instant + offsetAt(instant),
    instantAt: (local, repeated = 'first') => {
      // An instant is less than a day away from its local time read as UTC.
      const before = local - offsetAt(local - millisecondsPerDay);
      const after = local - offsetAt(local + millisecondsPerDay);
      const shows = (instant: number): boolean => instant + offsetAt(instant) === local;
      if (shows(before) && shows(after)) return Math[repeated === 'first' ? 'min' : 'max'](before, after);
      return shows(after) ? after : before;
    },
  };
};

const zones = boundedCache<TimeZone>(mostZones);

/** The zone of an IANA name, such as `Europe/Berlin`. Throws a `RangeError` for a name the runtime does not know. */
export const timeZone = (name: string): TimeZone => {
  const known = zones.get(name);
  if (known) return known;
  const zone = openZone(name);
  zones.set(name, zone);
  return zone;
};
