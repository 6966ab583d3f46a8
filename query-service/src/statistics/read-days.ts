import { formerUsers, productItself } from '@clearbench/contracts/statistics/choices';
import { quarter, statisticsActorView, statisticsDayView } from '@clearbench/contracts/statistics/views';
import { millisecondsPerDay } from '@clearbench/contracts/time/durations';
import type { ReadModels } from '@clearbench/stores/read-models';
import type { DayCounts } from './day-counts.ts';
import { displayedActor, domainsByUser } from './domains.ts';
import { everyDocument } from './every-document.ts';
import { gatheredDays } from './gathered-days.ts';
import type { Steps } from './steps.ts';

/** The users with addresses in some domains, or behind a label in place of a domain. */
const peopleOf = async (
  views: ReadModels,
  wanted: ReadonlySet<string>,
): Promise<ReadonlyMap<string, ReadonlySet<string>>> => {
  const domains = await domainsByUser(views);
  const people = new Map([...wanted].map((one) => [one, new Set<string>()]));
  for (const [userId, domain] of domains) people.get(domain)?.add(userId);
  if (!wanted.has(formerUsers) && !wanted.has(productItself)) return people;
  // Deleted users can only be found among all actors with counts.
  for await (const { actor } of everyDocument(views, statisticsActorView, [], 'actor'))
    if (!domains.has(actor)) people.get(displayedActor(actor, domains))?.add(actor);
  return people;
};

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
