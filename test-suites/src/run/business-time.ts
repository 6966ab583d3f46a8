import { berlinClock } from '@clearbench/calendars/berlin-time';
import { instantAt, nextCutOff, nextOpening } from '@clearbench/calendars/clock-targets';
import { Failure } from '@clearbench/contracts/failure';
import { isInstant } from '@clearbench/contracts/test-suite/scalars';
import type { Advance } from '@clearbench/contracts/test-suite/test-case';
import { readDuration } from '../format/durations.ts';
import type { Space } from './space.ts';

type Calendar = Pick<Space, 'businessDays' | 'cutOff'>;

const shifted = (instant: string, milliseconds: number): string =>
  new Date(Date.parse(instant) + milliseconds).toISOString();

/** The later one of two instants. */
export const later = (one: string, other: string): string => [one, other].toSorted()[1] ?? one;

/** The instant after a duration; business days end at the same local time of the clearing. */
export const after = (instant: string, duration: string, { businessDays }: Pick<Calendar, 'businessDays'>): string => {
  const read = readDuration(duration);
  if ('milliseconds' in read) return shifted(instant, read.milliseconds);
  const { date } = berlinClock(instant);
  const time = new Date(Date.parse(instant)).toISOString().slice(16);
  return instantAt(businessDays.add(date, read.businessDays), `${berlinClock(instant).time}${time.slice(0, 7)}`);
};

/** The last instant at which something is in time; a number of business days includes the whole last day. */
export const deadline = (
  instant: string,
  duration: string,
  { businessDays }: Pick<Calendar, 'businessDays'>,
): string => {
  const read = readDuration(duration);
  if ('milliseconds' in read) return shifted(instant, read.milliseconds);
  return instantAt(businessDays.add(berlinClock(instant).date, read.businessDays), '23:59:59.999');
};

/** The instant to which a step moves the clock. */
export const targetOf = ({ to, by }: Advance, now: string, calendar: Calendar): string => {
  if (by !== undefined) return after(now, by, calendar);
  if (to === 'cut-off') return nextCutOff(now, calendar);
  if (to === 'next business day') return nextOpening(now, calendar);
  if (to !== undefined && !isInstant(to)) throw new Failure('suite.badInstant', { value: to });
  return new Date(to ?? now).toISOString();
};
