import {
  listDomainsRoute,
  readActionsRoute,
  readMessageTypesRoute,
  readNewUsersRoute,
  type StatisticsFilter,
} from '@clearbench/contracts/statistics/routes';
import { type Measure, statisticsActorDayView, statisticsDayView } from '@clearbench/contracts/statistics/views';
import { userAccountView } from '@clearbench/contracts/user/views';
import type { Endpoint } from '@clearbench/event-sourcing/serving/endpoint';
import { serve } from '@clearbench/event-sourcing/serving/serve';
import type { ReadModels } from '@clearbench/stores/read-models';
import type { QueryContext } from '../query-context.ts';
import type { DayCounts } from './day-counts.ts';
import { domainsByUser } from './domains.ts';
import { type ReadDays, readDays } from './read-days.ts';
import { replayQueries } from './replay/replay-queries.ts';
import { type Steps, stepsOf } from './steps.ts';
import { tally } from './tally.ts';

type Days = Promise<readonly DayCounts[]>;

/** Milliseconds for which days are cached for the next chart of the same page. */
const shortly = 1_000;

/** The charts of a page request the same days at the same time: they are read once, unless an event occurred since. */
export const sharedDays = (views: ReadModels, read: ReadDays = readDays(views), keep = shortly) => {
  let latest: { readonly key: string; readonly days: Days } | undefined;

  return (steps: Steps, domains: readonly string[]): Days => {
    const asOf = [statisticsDayView, statisticsActorDayView, userAccountView].map((view) =>
      views.position<unknown>(view),
    );
    const key = JSON.stringify([steps.from, steps.stepOf.length, domains, asOf]);
    if (latest?.key === key) return latest.days;
    const mine = { key, days: read(steps, domains) };
    latest = mine;
    const forget = (): void => {
      if (latest === mine) latest = undefined;
    };
    mine.days.then(() => setTimeout(forget, keep).unref(), forget);
    return mine.days;
  };
};

/** Most domains whose days are prepared. */
const most = 12;

/** Prepares the last year of some domains, one after another, so that queries do not wait for it. */
export const preparing = (read: ReadDays) => {
  let busy = false;
  return async (domains: readonly string[], at: string): Promise<void> => {
    if (busy) return;
    busy = true;
    try {
      const year = stepsOf({ resolution: 'DAY', duration: 365, timeZone: 'UTC' }, Date.parse(at));
      for (const domain of domains.slice(0, most)) await read(year, [domain]);
    } catch {
      // A query reads again and reports the error.
    } finally {
      busy = false;
    }
  };
};

/** The timelines for administrators. */
export const statisticsQueries = ({ views, replaying }: Pick<QueryContext, 'views' | 'replaying'>): Endpoint[] => {
  const read = readDays(views);
  const daysOf = sharedDays(views, read);
  const prepare = preparing(read);
  const answer =
    (measure: Measure) =>
    async ({ body, at }: { readonly body: StatisticsFilter; readonly at: string }) => {
      const steps = stepsOf(body, Date.parse(body.until ?? at));
      return { reply: tally(steps, await daysOf(steps, body.domains), measure) };
    };
  return [
    serve(readActionsRoute, answer('actions')),
    serve(readMessageTypesRoute, answer('messageTypes')),
    serve(readNewUsersRoute, answer('newUsers')),
    serve(listDomainsRoute, async ({ at }) => {
      const counts = new Map<string, number>();
      for (const domain of (await domainsByUser(views)).values()) counts.set(domain, (counts.get(domain) ?? 0) + 1);
      const reply = [...counts].map(([domain, users]) => ({ domain, users }));
      // A reader of the list of domains will probably select one: the largest are prepared first.
      const largest = reply.toSorted((one, other) => other.users - one.users);
      void prepare(
        largest.map(({ domain }) => domain),
        at,
      );
      return { reply: reply.sort((one, other) => (one.domain < other.domain ? -1 : 1)) };
    }),
    ...replayQueries(replaying),
  ];
};
