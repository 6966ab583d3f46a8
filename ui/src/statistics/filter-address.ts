import {
  defaultDuration,
  defaultResolution,
  longestDuration,
  mostSteps,
  type Resolution,
  resolutions,
} from '@clearbench/contracts/statistics/choices';

/** The parameters of the timelines in the address. */
export type StatisticsView = {
  readonly resolution: Resolution;
  /** Days. */
  readonly duration: number;
  /** Sorted; none = all domains. */
  readonly domains: readonly string[];
  readonly asTable: boolean;
};

/** The numbers of days for selection; the address can contain any other. */
export const durations = [1, 7, 31, 92, 366, 1_830] as const;

const longestHours = Math.floor(mostSteps / 24);
/** The limit for hourly steps, and the limit of the period. */
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

/** The address of a view, without default values. */
export const queryOf = ({ resolution, duration, domains, asTable }: StatisticsView): URLSearchParams => {
  const query = new URLSearchParams();
  if (resolution !== defaultResolution) query.set('resolution', resolution);
  if (duration !== defaultDuration) query.set('duration', String(duration));
  for (const domain of domains) query.append('domain', domain);
  if (asTable) query.set('as', 'table');
  return query;
};
