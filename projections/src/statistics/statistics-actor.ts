import { type StatisticsActorDocument, statisticsActorView } from '@clearbench/contracts/statistics/views';
import type { Recorded } from '@clearbench/event-sourcing/decider';
import { projection } from '@clearbench/event-sourcing/projection';
import { type CountedEvent, countedTypes } from './counting.ts';
import { actorOf } from './statistics-actor-day.ts';

const met = (known: StatisticsActorDocument | undefined, event: Recorded<CountedEvent>) =>
  known ? undefined : { actor: actorOf(event) };

/** The actors with counts, so that a query need not scan all days. */
export const statisticsActors = projection<StatisticsActorDocument, CountedEvent>({
  ...statisticsActorView,
  version: 1,
  key: actorOf,
  on: Object.fromEntries(countedTypes.map((type) => [type, met])),
});
