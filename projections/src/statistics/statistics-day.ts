import { type StatisticsDayDocument, statisticsDayView } from '@clearbench/contracts/statistics/views';
import { projection } from '@clearbench/event-sourcing/projection';
import { type CountedEvent, counting, nothingOn } from './counting.ts';

const dayOf = (at: string): string => at.slice(0, 10);

/** The counts of a day for timelines of all users: one small document represents thousands of events. */
export const statisticsDays = projection<StatisticsDayDocument, CountedEvent>({
  ...statisticsDayView,
  version: 1,
  key: ({ metadata: { at } }) => dayOf(at),
  on: counting(({ metadata: { at } }) => nothingOn(dayOf(at))),
});
