import { statisticsActorDayView, statisticsDayView } from '@clearbench/contracts/statistics/views';
import { userAccountView } from '@clearbench/contracts/user/views';
import type { ReadModels } from '@clearbench/stores/read-models';
import type { DayCounts } from './day-counts.ts';
import { type ReadDays, readDays } from './read-days.ts';
import type { Steps } from './steps.ts';

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
