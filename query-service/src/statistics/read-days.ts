import { quarter, statisticsDayView } from '@clearbench/contracts/statistics/views';
import { millisecondsPerDay } from '@clearbench/contracts/time/durations';
import type { ReadModels } from '@clearbench/stores/read-models';
import type { DayCounts } from './day-counts.ts';
import { everyDocument } from './every-document.ts';
import { gatheredDays } from './gathered-days.ts';
import { peopleOf } from './people.ts';
import type { Steps } from './steps.ts';

const dayOf = (instant: number): string => new Date(instant).toISOString().slice(0, 10);

/** Reads the counts of a timeline: the totals, or those of users with addresses in some domains. */
export type ReadDays = (steps: Steps, domains: readonly string[]) => Promise<readonly DayCounts[]>;

/** Caches computed sums of some users. */
export const readDays = (views: ReadModels): ReadDays => {
  const gathered = gatheredDays(views);
  return async ({ from, stepOf }, domains) => {
    const last = dayOf(from + stepOf.length * quarter);
    const days: DayCounts[] = [];
    if (domains.length === 0) {
      const where = [{ field: 'day', from: dayOf(from), to: last }];
      for await (const counts of everyDocument(views, statisticsDayView, where, 'day')) days.push(counts);
      return days;
    }
    const span = { from: dayOf(from), before: dayOf(Date.parse(last) + millisecondsPerDay) };
    for (const [domain, people] of await peopleOf(views, new Set(domains)))
      days.push(...(await gathered(domain, people, span)));
    return days;
  };
};
