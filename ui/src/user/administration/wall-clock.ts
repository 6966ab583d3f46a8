import { millisecondsPerDay } from '@clearbench/contracts/time/durations';
import { timeZone } from '@clearbench/contracts/time/time-zone';
import { shownZone } from '../../translation/moment-format.ts';

/** The local time at an instant: YYYY-MM-DDTHH:MM:SS, as a datetime field needs it. */
export const wallClock = (at: string): string =>
  new Date(timeZone(shownZone()).localAt(Date.parse(at))).toISOString().slice(0, 19);

/** The local date of an instant, YYYY-MM-DD. */
export const localDay = (at: string): string => wallClock(at).slice(0, 10);

/** The instant of a local time; a time that the clock skips is converted as if the clock had continued. */
export const instantOf = (wall: string): string => {
  const local = Date.parse(`${wall.length === 10 ? `${wall}T00:00` : wall}Z`);
  return new Date(timeZone(shownZone()).instantAt(local)).toISOString();
};

/** The next day, YYYY-MM-DD. */
export const dayAfter = (day: string): string =>
  new Date(Date.parse(`${day}T00:00Z`) + millisecondsPerDay).toISOString().slice(0, 10);
