import { berlinClock } from '@clearbench/calendars/berlin-time';
import { type BusinessDays, businessDays } from '@clearbench/calendars/business-days';
import { instantAt } from '@clearbench/calendars/clock-targets';
import { schemeCalendar } from '@clearbench/contracts/calendar/built-in';
import type { ClearingInput } from '../clearing-input.ts';
import { addSeconds, type Delay } from './due-times.ts';

export type Settlement = {
  readonly date: string;
  readonly dueAt: string;
  /** The requested date was today, after the cut-off. */
  readonly moved: boolean;
};

/** Seconds between the status report and same-day booking. */
const bookingSeconds = 3;
/** Local time at which a clearing settles the payments of a later day, before it opens: with calendar days only. */
const settlementStart = '07:00:00';

const settlementTime = (date: string): string => addSeconds(instantAt(date, settlementStart), bookingSeconds);

/** The settlement days of the clearing. */
export const clearingDays = ({ calendar, scheme }: ClearingInput): BusinessDays =>
  businessDays(calendar ?? schemeCalendar(scheme));

export const today = (now: string): string => berlinClock(now).date;

/** The settlement day of a file sent now: today until the cut-off, else the next open day. */
export const openBusinessDate = (input: ClearingInput): string => {
  const { date, time } = berlinClock(input.now);
  const days = clearingDays(input);
  return days.isOpen(date) && time < input.clearing.cutOff ? date : days.next(date);
};

const openDaysBetween = ({ next }: BusinessDays, from: string, to: string): number => {
  let days = 0;
  for (let date = from; date < to; date = next(date)) days += 1;
  return days;
};

/** Time and date of the settlement of a bulk; instant payments settle with their answer. */
export const settlementOf = (input: ClearingInput, requested: string | undefined): Settlement => {
  const { now, scheme, clearing } = input;
  if (scheme === 'inst') return { date: requested ?? today(now), dueAt: addSeconds(now, 1), moved: false };
  const open = openBusinessDate(input);
  const date = requested !== undefined && requested > open ? requested : open;
  const days = openDaysBetween(clearingDays(input), today(now), date);
  const isLater = input.hasCalendarDays === true && days > 0;
  const dueAt = isLater
    ? settlementTime(date)
    : addSeconds(now, bookingSeconds + days * clearing.secondsPerBusinessDay);
  return { date, dueAt, moved: requested !== undefined && requested < open };
};

/** The instant after a delay; business days are those of the calendar, or last the seconds in the settings. */
export const delayedBy = (input: ClearingInput, instant: string, delay: Delay): string => {
  if ('seconds' in delay) return addSeconds(instant, delay.seconds);
  if (input.hasCalendarDays !== true || delay.days === 0)
    return addSeconds(instant, delay.days * input.clearing.secondsPerBusinessDay);
  return settlementTime(clearingDays(input).add(today(instant), delay.days));
};

/** The later one of two dates. */
export const laterDate = (one: string, other: string): string => (one < other ? other : one);

export const businessDateAfter = (input: ClearingInput, date: string, days: number): string =>
  clearingDays(input).add(date, days);
