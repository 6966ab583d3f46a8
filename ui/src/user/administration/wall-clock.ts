import { millisecondsPerDay } from '@clearbench/contracts/time/durations';
import { timeZone } from '@clearbench/contracts/time/time-zone';
import { shownZone } from '../../translation/moment-format.ts';

/** What the reader's clock shows at an instant: YYYY-MM-DDTHH:MM:SS, as a field for date and time takes it. */
export const wallClock = (at: string): string =>
  new Date(timeZone(shownZone()).localAt(Date.parse(at))).toISOString().slice(0, 19);

/** The reader's day of an instant, YYYY-MM-DD. */
export const localDay = (at: string): string => wallClock(at).slice(0, 10);

/** The instant at which the reader's clock shows a time; one the clock leaps over counts as if it had gone on. */
export const instantOf = (wall: string): string => {
  const local = Date.parse(`${wall.length === 10 ? `${wall}T00:00` : wall}Z`);
  return new Date(timeZone(shownZone()).instantAt(local)).toISOString();
};

/** The day after, YYYY-MM-DD. */
export const dayAfter = (day: string): string =>
  new Date(Date.parse(`${day}T00:00Z`) + millisecondsPerDay).toISOString().slice(0, 10);
