import {
  listDomainsRoute,
  readActionsRoute,
  readMessageTypesRoute,
  readNewUsersRoute,
  type StatisticsFilter,
} from '@clearbench/contracts/statistics/routes';
import type { Measure } from '@clearbench/contracts/statistics/views';
import type { Endpoint } from '@clearbench/event-sourcing/serving/endpoint';
import { serve } from '@clearbench/event-sourcing/serving/serve';
import type { QueryContext } from '../query-context.ts';
import { domainsByUser } from './domains.ts';
import { preparing } from './preparing.ts';
import { readDays } from './read-days.ts';
import { replayQueries } from './replay/replay-queries.ts';
import { sharedDays } from './shared-days.ts';
import { stepsOf } from './steps.ts';
import { tally } from './tally.ts';

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
