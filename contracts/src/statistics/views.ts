import { view } from '../view.ts';

/**
 * By label: counts of each quarter hour of a UTC day, from midnight; quarters after the last counted one are omitted.
 */
export type Counts = Readonly<Record<string, readonly number[]>>;

/** The counted measures; each has its own chart. */
export type Measure = 'actions' | 'messageTypes' | 'newUsers';

/**
 * The counts of a UTC day, YYYY-MM-DD, of all actors; id = the day. Quarter hours suit every time zone, as all offsets
 * are multiples of 15 minutes.
 */
export type StatisticsDayDocument = Readonly<Record<Measure, Counts>> & { readonly day: string };

export const statisticsDayView = view<StatisticsDayDocument>('statistics-day', { indexes: [['day']] });

/** The counts of one actor, for queries about some users only; id = `<actor>:<day>`. */
export type StatisticsActorDayDocument = StatisticsDayDocument & { readonly actor: string };

export const statisticsActorDayView = view<StatisticsActorDayDocument>('statistics-actor-day', {
  indexes: [['day'], ['actor', 'day']],
});

/** An actor with at least one counted event; id = the actor. */
export type StatisticsActorDocument = { readonly actor: string };

export const statisticsActorView = view<StatisticsActorDocument>('statistics-actor', { indexes: [['actor']] });

/** A quarter of an hour, in milliseconds. */
export const quarter = 900_000;
