import { view } from '../view.ts';

/** By label, how often in each quarter of an hour of a UTC day, from midnight; quarters after the last one counted are left out. */
export type Counts = Readonly<Record<string, readonly number[]>>;

/** What is counted; each is a chart of its own. */
export type Measure = 'actions' | 'messageTypes' | 'newUsers';

/** What happened in a UTC day, YYYY-MM-DD, whoever did it; id = the day. Every zone's clock stands on a quarter. */
export type StatisticsDayDocument = Readonly<Record<Measure, Counts>> & { readonly day: string };

export const statisticsDayView = view<StatisticsDayDocument>('statistics-day', { indexes: [['day']] });

/** The same by who did it, for questions about some people only; id = `<actor>:<day>`. */
export type StatisticsActorDayDocument = StatisticsDayDocument & { readonly actor: string };

export const statisticsActorDayView = view<StatisticsActorDayDocument>('statistics-actor-day', {
  indexes: [['day'], ['actor', 'day']],
});

/** Somebody, or some part of the product, who ever did anything that counts; id = the actor. */
export type StatisticsActorDocument = { readonly actor: string };

export const statisticsActorView = view<StatisticsActorDocument>('statistics-actor', { indexes: [['actor']] });

/** A quarter of an hour, in milliseconds. */
export const quarter = 900_000;
