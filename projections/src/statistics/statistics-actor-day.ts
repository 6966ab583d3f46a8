import { type StatisticsActorDayDocument, statisticsActorDayView } from '@clearbench/contracts/statistics/views';
import type { Recorded } from '@clearbench/event-sourcing/decider';
import { projection } from '@clearbench/event-sourcing/projection';
import { type CountedEvent, counting, nothingOn } from './counting.ts';

const dayOf = (at: string): string => at.slice(0, 10);

/** Whoever comes for the first time counts under their own name, not under that of the door; an answer under that of whom it is for. */
export const actorOf = ({ type, data, metadata: { actor } }: Recorded<CountedEvent>): string => {
  if (type === 'UserSignedUp') return data.userId;
  return type === 'FileReceived' ? (data.ownerId ?? actor) : actor;
};

/** What each person did in a day. Their mail domain is looked up when somebody asks: it may change, and be forgotten. */
export const statisticsActorDays = projection<StatisticsActorDayDocument, CountedEvent>({
  ...statisticsActorDayView,
  version: 1,
  key: (event) => `${actorOf(event)}:${dayOf(event.metadata.at)}`,
  on: counting((event) => ({ ...nothingOn(dayOf(event.metadata.at)), actor: actorOf(event) })),
});
