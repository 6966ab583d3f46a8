import { formerUsers, productItself } from '@clearbench/contracts/statistics/choices';
import {
  quarter,
  type StatisticsActorDayDocument,
  type StatisticsDayDocument,
  statisticsActorDayView,
  statisticsDayView,
} from '@clearbench/contracts/statistics/views';
import type { View } from '@clearbench/contracts/view';
import type { Condition } from '@clearbench/stores/document-store/document-store';
import type { ReadModels } from '@clearbench/stores/read-models';
import { domainsByUser, standsFor } from './domains.ts';
import type { Steps } from './steps.ts';

const pageSize = 2_000;
const byDay = { field: 'day', direction: 'ascending' } as const;

const dayOf = (instant: number): string => new Date(instant).toISOString().slice(0, 10);
const daysOf = ({ from, stepOf }: Steps) => ({
  field: 'day',
  from: dayOf(from),
  to: dayOf(from + stepOf.length * quarter),
});

async function* every<D>(views: ReadModels, view: View<D>, where: readonly Condition[]): AsyncGenerator<D> {
  let after: string | undefined;
  do {
    const paged = after === undefined ? {} : { after };
    const page = await views.find(view, { where, sort: byDay, limit: pageSize, ...paged });
    yield* page.items;
    after = page.next;
  } while (after !== undefined);
}

/** Where everybody asked for is known by name their days are read; whoever is not can only be found among all. */
async function* daysOfSome(views: ReadModels, steps: Steps, wanted: ReadonlySet<string>) {
  const domains = await domainsByUser(views);
  if (wanted.has(formerUsers) || wanted.has(productItself)) {
    for await (const document of every<StatisticsActorDayDocument>(views, statisticsActorDayView, [daysOf(steps)]))
      if (wanted.has(standsFor(document.actor, domains))) yield document;
    return;
  }
  for (const [userId, domain] of domains)
    if (wanted.has(domain))
      yield* every(views, statisticsActorDayView, [{ field: 'actor', is: userId }, daysOf(steps)]);
}

/** The counters of a timeline: the totals, or those of people with addresses in these domains. */
export const readDays = async (
  views: ReadModels,
  steps: Steps,
  domains: readonly string[],
): Promise<readonly StatisticsDayDocument[]> => {
  const days: StatisticsDayDocument[] = [];
  const found =
    domains.length === 0
      ? every(views, statisticsDayView, [daysOf(steps)])
      : daysOfSome(views, steps, new Set(domains));
  for await (const document of found) days.push(document);
  return days;
};
