import { setImmediate } from 'node:timers/promises';
import { type StatisticsActorDayDocument, statisticsActorDayView } from '@clearbench/contracts/statistics/views';
import type { ReadModels } from '@clearbench/stores/read-models';
import { addCounts, copyOf, type DayCounts, type DaySums, nothingIn } from './day-counts.ts';
import { everyDocument } from './every-document.ts';

/** Days from the first up to, not including, the last: YYYY-MM-DD. */
export type Span = { readonly from: string; readonly before: string };

/** What one person counted for in a span. */
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

const dayBefore = (day: string): string => new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);

/** Documents read before others have their turn. */
const breath = 100;

/** The finished days of a year, summed up for people who may come and go. */
export type GatheredYear = {
  /** Follows who the people are, and which days are finished: only what is new is read. */
  follow(people: ReadonlySet<string>, finished: string): Promise<void>;
  /** As they are now. */
  days(span: Span): readonly DayCounts[];
};

export const gatheredYear = (views: Pick<ReadModels, 'find'>, year: string): GatheredYear => {
  const first = `${year}-01-01`;
  const past = `${Number(year) + 1}-01-01`;
  const known = new Set<string>();
  const sums = new Map<string, DaySums>();
  /** Days somebody may still be reading: they are not added to, but copied first. */
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
      // There may be thousands of them, and others to be served meanwhile.
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
