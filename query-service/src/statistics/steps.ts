import { Failure } from '@clearbench/contracts/failure';
import { mostSteps, type Resolution } from '@clearbench/contracts/statistics/choices';
import { quarter } from '@clearbench/contracts/statistics/views';
import { millisecondsPerDay, millisecondsPerHour, millisecondsPerMinute } from '@clearbench/contracts/time/durations';
import { timeZone } from '@clearbench/contracts/time/time-zone';
import { type Local, localDayOf, stepName, stepStart } from './calendar.ts';

export type Window = { readonly resolution: Resolution; readonly duration: number; readonly timeZone: string };

/** The steps of a timeline, and for each quarter of an hour from `from` the step that contains it. */
export type Steps = {
  readonly labels: readonly string[];
  readonly instants: readonly number[];
  readonly from: number;
  readonly stepOf: readonly number[];
};

/** Largest offset of a time zone. */
const furthest = 16 * millisecondsPerHour;
const longestHours = mostSteps / 24;

/**
 * The steps up to the one with `until`, on the clock of the time zone: every quarter is assigned separately, so that
 * days of 23 and 25 hours, half-hour offsets and repeated hours are correct.
 */
export const stepsOf = ({ resolution, duration, timeZone: zone }: Window, until: number): Steps => {
  if (resolution === 'HOUR' && duration > longestHours)
    throw new Failure('statistics.tooManySteps', { most: mostSteps });
  const localAt = localClock(zone);
  const firstDay = stepStart[resolution](localDayOf(localAt(until)) - duration + 1);
  let at = firstQuarterOf(firstDay, localAt);

  const keyOf = stepKeys(resolution);
  const steps = { labels: [] as string[], instants: [] as number[], from: at, stepOf: [] as number[] };
  for (let key = Number.NaN; ; at += quarter) {
    const local = localAt(at);
    const next = keyOf(local);
    if (next !== key) {
      if (at > until) return steps;
      key = next;
      steps.labels.push(stepName[resolution](local));
      steps.instants.push(at);
    }
    steps.stepOf.push(steps.labels.length - 1);
  }
};

/**
 * A key of the step with an instant, cheap enough for every quarter of years: a repeated hour has another key; longer
 * steps do not repeat where a clock is set back over midnight.
 */
const stepKeys = (resolution: Resolution): ((at: Local) => number) => {
  if (resolution === 'HOUR')
    return ({ local, offset }) => Math.floor(local / millisecondsPerHour) * 10_000 + offset / millisecondsPerMinute;
  let [day, start] = [Number.NEGATIVE_INFINITY, 0];
  return (at) => {
    const next = localDayOf(at);
    if (next > day) [day, start] = [next, stepStart[resolution](next)];
    return start;
  };
};

const localClock = (zone: string): ((instant: number) => Local) => {
  const { offsetAt } = timeZone(zone);
  return (instant) => {
    const offset = offsetAt(instant);
    return { local: instant + offset, offset };
  };
};

const firstQuarterOf = (localDay: number, localAt: (instant: number) => Local): number => {
  let at = localDay * millisecondsPerDay - furthest;
  while (localDayOf(localAt(at)) < localDay) at += quarter;
  return at;
};

/** The last instant of a day, YYYY-MM-DD, in a time zone. */
export const endOfDay = (day: string, zone: string): number =>
  firstQuarterOf(Date.parse(day) / millisecondsPerDay + 1, localClock(zone)) - 1;
