import { statisticsActorDayView } from '@clearbench/contracts/statistics/views';
import type { ReadModels } from '@clearbench/stores/read-models';
import { type ShortMemory, shortMemory } from '@clearbench/stores/short-memory';
import type { DayCounts } from './day-counts.ts';
import { daysOfPerson, type GatheredYear, gatheredYear, type Span } from './gathered-year.ts';

/** Years of domains kept: each takes a megabyte or two. */
const room = 32;
/** Clocks of a log differ by less than a day: nothing is counted any more two days before the last that was. */
const unfinished = 2;

type Kept = { readonly year: GatheredYear; busy: Promise<unknown> };
export type GatheredDays = (of: string, people: ReadonlySet<string>, span: Span) => Promise<readonly DayCounts[]>;

const daysLater = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

/** The first day of which something may still be counted. */
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
 * Days of some people, summed up: the finished ones are put together once for each year and kept in memory, as
 * millions of events of a domain lie in tens of thousands of documents; the others are read each time.
 */
export const gatheredDays = (views: Pick<ReadModels, 'find'>): GatheredDays => {
  const kept = shortMemory<Kept | undefined>(room);

  return async (of, people, span) => {
    const finished = await firstUnfinished(views);
    const days: DayCounts[] = [];
    const past = { from: span.from, before: earlier(finished, span.before) };
    for (const number of yearsIn(span)) {
      const begin = () => gatheredYear(views, number);
      const told = await inTurn(kept, `${of} ${number}`, begin, async (year) => {
        await year.follow(people, finished);
        return year.days(past);
      });
      days.push(...told);
    }
    const live = { from: later(finished, span.from), before: span.before };
    if (live.from < live.before)
      for (const actor of people) for await (const counts of daysOfPerson(views, actor, live)) days.push(counts);
    return days;
  };
};

/** One after the other works with a year; one that could not be read to its end is begun anew. */
const inTurn = async <Told>(
  kept: ShortMemory<Kept | undefined>,
  key: string,
  begin: () => GatheredYear,
  work: (year: GatheredYear) => Promise<Told>,
): Promise<Told> => {
  const entry = kept.get(key) ?? { year: begin(), busy: Promise.resolve() };
  kept.keep(key, entry);
  const mine = entry.busy.then(() => work(entry.year));
  entry.busy = mine;
  try {
    return await mine;
  } catch (error) {
    if (kept.get(key) === entry) kept.keep(key, undefined);
    throw error;
  }
};
