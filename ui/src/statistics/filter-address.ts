import {
  defaultDuration,
  defaultResolution,
  longestDuration,
  mostSteps,
  type Resolution,
  resolutions,
} from '@clearbench/contracts/statistics/choices';

/** What the address says about the timelines. */
export type StatisticsView = {
  readonly resolution: Resolution;
  /** Days. */
  readonly duration: number;
  /** Sorted; none = everybody. */
  readonly domains: readonly string[];
  readonly asTable: boolean;
};

/** Days one can choose from; any other stands in the address only. */
export const durations = [1, 7, 31, 92, 366, 1_830] as const;

const longestHours = Math.floor(mostSteps / 24);
/** What can be told hour by hour, and what would be too much. */
export const fits = (resolution: Resolution, duration: number): boolean =>
  resolution !== 'HOUR' || duration <= longestHours;

const durationIn = (text: string | null): number => {
  const days = Number(text ?? defaultDuration);
  return Number.isInteger(days) && days >= 1 && days <= longestDuration ? days : defaultDuration;
};

export const viewOf = (query: URLSearchParams): StatisticsView => ({
  resolution: resolutions.find((one) => one === query.get('resolution')) ?? defaultResolution,
  duration: durationIn(query.get('duration')),
  domains: [...new Set(query.getAll('domain'))].sort(),
  asTable: query.get('as') === 'table',
});

/** The address of a view, without what goes without saying. */
export const queryOf = ({ resolution, duration, domains, asTable }: StatisticsView): URLSearchParams => {
  const query = new URLSearchParams();
  if (resolution !== defaultResolution) query.set('resolution', resolution);
  if (duration !== defaultDuration) query.set('duration', String(duration));
  for (const domain of domains) query.append('domain', domain);
  if (asTable) query.set('as', 'table');
  return query;
};
