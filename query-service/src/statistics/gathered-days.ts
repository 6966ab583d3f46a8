import { boundedCache } from '@clearbench/contracts/bounded-cache';
import { keyedMutex } from '@clearbench/contracts/concurrency/keyed-mutex';
import { statisticsActorDayView } from '@clearbench/contracts/statistics/views';
import { millisecondsPerDay } from '@clearbench/contracts/time/durations';
import type { ReadModels } from '@clearbench/stores/read-models';
import type { DayCounts } from './day-counts.ts';
import { daysOfPerson, type GatheredYear, gatheredYear, type Span } from './gathered-year.ts';

/** Number of cached years; each takes a megabyte or two. */
const room = 32;
/** Clocks of a log differ by less than a day: nothing is counted two days before the last count. */
const unfinished = 2;

export type GatheredDays = (of: string, people: ReadonlySet<string>, span: Span) => Promise<readonly DayCounts[]>;

const daysLater = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * millisecondsPerDay).toISOString().slice(0, 10);

/** The first day for which counts may still be added. */
const firstUnfinished = async (views: Pick<ReadModels, 'find'>): Promise<string> => {
  const sort = { field: 'day', direction: 'descending' } as const;
  const { items } = await views.find(statisticsActorDayView, { where: [], sort, limit: 1 });
  return daysLater(items[0]?.day ?? '1970-01-03', 1 - unfinished);
};

const earlier = (one: string, other: string): string => (one < other ? one : other);
const later = (one: string, other: string): string => (one > other ? one : other);

const yearsIn = ({ from, before }: Span): readonly string[] => {
  const [first, last] = [Number(from.slice(0, 4)), Number(before.slice(0, 4))];
  return Array.from({ length: last - first + 1 }, (_, at) => String(first + at));
};

/**
 * Sums of the days of some users: finished days are computed once for each year and cached, because millions of events
 * of a domain are in tens of thousands of documents; other days are read each time.
 */
export const gatheredDays = (views: Pick<ReadModels, 'find'>): GatheredDays => {
  const years = boundedCache<GatheredYear>(room);
  const mutex = keyedMutex();

  /** A year that could not be read completely is started again. */
  const withYear = <Told>(key: string, begin: () => GatheredYear, work: (year: GatheredYear) => Promise<Told>) =>
    mutex(key, async () => {
      const year = years.get(key) ?? begin();
      years.set(key, year);
      try {
        return await work(year);
      } catch (error) {
        years.delete(key);
        throw error;
      }
    });

  return async (of, people, span) => {
    const finished = await firstUnfinished(views);
    const days: DayCounts[] = [];
    const past = { from: span.from, before: earlier(finished, span.before) };
    for (const number of yearsIn(span)) {
      const begin = () => gatheredYear(views, number);
      const yearDays = await withYear(`${of} ${number}`, begin, async (year) => {
        await year.follow(people, finished);
        return year.days(past);
      });
      days.push(...yearDays);
    }
    const live = { from: later(finished, span.from), before: span.before };
    if (live.from < live.before)
      for (const actor of people) for await (const counts of daysOfPerson(views, actor, live)) days.push(counts);
    return days;
  };
};
