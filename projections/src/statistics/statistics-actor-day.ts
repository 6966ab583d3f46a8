import { type StatisticsActorDayDocument, statisticsActorDayView } from '@clearbench/contracts/statistics/views';
import type { Recorded } from '@clearbench/event-sourcing/decider';
import { projection } from '@clearbench/event-sourcing/projection';
import { type CountedEvent, counting, nothingOn } from './counting.ts';

const dayOf = (at: string): string => at.slice(0, 10);

/** A first sign-in counts for the new user and not for the system; an answer counts for its recipient. */
export const actorOf = ({ type, data, metadata: { actor } }: Recorded<CountedEvent>): string => {
  if (type === 'UserSignedUp') return data.userId;
  return type === 'FileReceived' ? (data.ownerId ?? actor) : actor;
};

/**
 * The actions of each user in a day. The mail domain is looked up by the query, because it may change or be deleted.
 */
export const statisticsActorDays = projection<StatisticsActorDayDocument, CountedEvent>({
  ...statisticsActorDayView,
  version: 1,
  key: (event) => `${actorOf(event)}:${dayOf(event.metadata.at)}`,
  on: counting((event) => ({ ...nothingOn(dayOf(event.metadata.at)), actor: actorOf(event) })),
});
