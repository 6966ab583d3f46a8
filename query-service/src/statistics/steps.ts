import { Failure } from '@clearbench/contracts/failure';
import { mostSteps, type Resolution } from '@clearbench/contracts/statistics/choices';
import { quarter } from '@clearbench/contracts/statistics/views';
import { type Local, localDayOf, stepName, stepStart } from './calendar.ts';
import { type OffsetAt, offsetsOf } from './wall-clock.ts';

export type Window = { readonly resolution: Resolution; readonly duration: number; readonly timeZone: string };

/** The steps of a timeline, and for each quarter of an hour from `from` the step it lies in. */
export type Steps = {
  readonly labels: readonly string[];
  readonly instants: readonly number[];
  readonly from: number;
  readonly stepOf: readonly number[];
};

/** No clock is further from UTC than this. */
const furthest = 16 * 3_600_000;
const longestHours = mostSteps / 24;

/**
 * The steps up to the one `until` lies in, cut where the zone's clock says: every quarter is looked at, so that days
 * of 23 and 25 hours, clocks on the half hour and hours told twice come out right without being thought of.
 */
export const stepsOf = ({ resolution, duration, timeZone }: Window, until: number): Steps => {
  if (resolution === 'HOUR' && duration > longestHours)
    throw new Failure('statistics.tooManySteps', { most: mostSteps });
  const localAt = localClock(offsetsOf(timeZone));
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

const hour = 3_600_000;

/**
 * A number for the step an instant lies in, cheap enough for every quarter of years: an hour is another one on another
 * clock; of longer steps none begins again where a clock is set back over midnight.
 */
const stepKeys = (resolution: Resolution): ((at: Local) => number) => {
  if (resolution === 'HOUR') return ({ local, offset }) => Math.floor(local / hour) * 10_000 + offset / 60_000;
  let [day, start] = [Number.NEGATIVE_INFINITY, 0];
  return (at) => {
    const next = localDayOf(at);
    if (next > day) [day, start] = [next, stepStart[resolution](next)];
    return start;
  };
};

const localClock =
  (offsetAt: OffsetAt) =>
  (instant: number): Local => {
    const offset = offsetAt(instant);
    return { local: instant + offset, offset };
  };

const firstQuarterOf = (localDay: number, localAt: (instant: number) => Local): number => {
  let at = localDay * 86_400_000 - furthest;
  while (localDayOf(localAt(at)) < localDay) at += quarter;
  return at;
};

/** The last instant of a day, YYYY-MM-DD, on a zone's clock. */
export const endOfDay = (day: string, timeZone: string): number =>
  firstQuarterOf(Date.parse(day) / 86_400_000 + 1, localClock(offsetsOf(timeZone))) - 1;
