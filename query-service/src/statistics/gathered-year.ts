import { setImmediate } from 'node:timers/promises';
import { type StatisticsActorDayDocument, statisticsActorDayView } from '@clearbench/contracts/statistics/views';
import { millisecondsPerDay } from '@clearbench/contracts/time/durations';
import type { ReadModels } from '@clearbench/stores/read-models';
import { addCounts, copyOf, type DayCounts, type DaySums, nothingIn } from './day-counts.ts';
import { everyDocument } from './every-document.ts';

/** Days from the first up to, not including, the last: YYYY-MM-DD. */
export type Span = { readonly from: string; readonly before: string };

/** The counts of one user in a period. */
export const daysOfPerson = (
  views: Pick<ReadModels, 'find'>,
  actor: string,
  { from, before }: Span,
): AsyncGenerator<StatisticsActorDayDocument> =>
  everyDocument(
    views,
    statisticsActorDayView,
    [
      { field: 'actor', is: actor },
      { field: 'day', from, to: dayBefore(before) },
    ],
    'day',
  );

const dayBefore = (day: string): string => new Date(Date.parse(day) - millisecondsPerDay).toISOString().slice(0, 10);

/** Documents that are read before other work runs. */
const breath = 100;

/** The sums of the finished days of a year, for users who may come and go. */
export type GatheredYear = {
  /** Updates the users and the finished days: only new data is read. */
  follow(people: ReadonlySet<string>, finished: string): Promise<void>;
  /** The current sums. */
  days(span: Span): readonly DayCounts[];
};

export const gatheredYear = (views: Pick<ReadModels, 'find'>, year: string): GatheredYear => {
  const first = `${year}-01-01`;
  const past = `${Number(year) + 1}-01-01`;
  const known = new Set<string>();
  const sums = new Map<string, DaySums>();
  /** Days that a reader may be using: they are copied before they change. */
  const lent = new Set<string>();
  let taken = 0;
  let upTo = first;

  const take = async (actor: string, from: string, to: string, times: 1 | -1): Promise<void> => {
    if (from >= to) return;
    for await (const counts of daysOfPerson(views, actor, { from, before: to })) {
      const before = sums.get(counts.day) ?? nothingIn(counts.day);
      const day = lent.delete(counts.day) ? copyOf(before) : before;
      sums.set(counts.day, day);
      addCounts(day, counts, times);
      taken += 1;
      // There may be thousands of documents, so other requests get a turn.
      if (taken % breath === 0) await setImmediate();
    }
  };
  return {
    follow: async (people, finished) => {
      const end = finished < past ? finished : past;
      for (const actor of known)
        if (!people.has(actor)) {
          await take(actor, first, upTo, -1);
          known.delete(actor);
        }
      for (const actor of known) await take(actor, upTo, end, 1);
      if (end > upTo) upTo = end;
      for (const actor of people)
        if (!known.has(actor)) {
          await take(actor, first, upTo, 1);
          known.add(actor);
        }
    },
    days: ({ from, before }) => {
      const found = [...sums.values()].filter(({ day }) => day >= from && day < before);
      for (const { day } of found) lent.add(day);
      return found;
    },
  };
};
