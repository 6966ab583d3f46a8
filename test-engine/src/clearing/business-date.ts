import { berlinClock } from '@clearbench/validation/rules/berlin-time';
import { addTargetDays, isTargetDay, nextTargetDay } from '@clearbench/validation/rules/target-calendar';
import type { ClearingInput } from '../clearing-input.ts';
import { addSeconds } from './due-times.ts';

export type Settlement = {
  readonly date: string;
  readonly dueAt: string;
  /** The asked-for date was today, after the cut-off. */
  readonly moved: boolean;
};

/** Seconds between the status report and the booking of the same day. */
const bookingTakes = 3;

export const today = (now: string): string => berlinClock(now).date;

/** The day on which something given in now would settle: today until the cut-off, else the next TARGET day. */
export const openBusinessDate = (now: string, cutOff: string): string => {
  const { date, time } = berlinClock(now);
  return isTargetDay(date) && time < cutOff ? date : nextTargetDay(date);
};

const targetDaysBetween = (from: string, to: string): number => {
  let days = 0;
  for (let date = from; date < to; date = nextTargetDay(date)) days += 1;
  return days;
};

/** When and for which day a bulk settles; instant payments settle with their answer. */
export const settlementOf = (input: ClearingInput, asked: string | undefined): Settlement => {
  const { now, scheme, clearing } = input;
  if (scheme === 'inst') return { date: asked ?? today(now), dueAt: addSeconds(now, 1), moved: false };
  const open = openBusinessDate(now, clearing.cutOff);
  const date = asked !== undefined && asked > open ? asked : open;
  const days = targetDaysBetween(today(now), date);
  const dueAt = addSeconds(now, bookingTakes + days * clearing.secondsPerBusinessDay);
  return { date, dueAt, moved: asked !== undefined && asked < open };
};

export const businessDateAfter = (date: string, days: number): string =>
  days === 0 ? date : addTargetDays(date, days);
