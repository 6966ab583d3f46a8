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

  const steps = { labels: [] as string[], instants: [] as number[], from: at, stepOf: [] as number[] };
  for (let name = ''; ; at += quarter) {
    const next = nameAt(resolution, localAt(at), name);
    if (next !== name) {
      if (at > until) return steps;
      name = next;
      steps.labels.push(name);
      steps.instants.push(at);
    }
    steps.stepOf.push(steps.labels.length - 1);
  }
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

/** Where a clock goes back over midnight the day before does not begin again. */
const nameAt = (resolution: Resolution, at: Local, before: string): string => {
  const name = stepName[resolution](at);
  return resolution === 'HOUR' || name > before ? name : before;
};
