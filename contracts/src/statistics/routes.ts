import { z } from 'zod';
import { route } from '../route.ts';
import { defaultDuration, defaultResolution, longestDuration, resolutions } from './choices.ts';

const isTimeZone = (name: string): boolean => {
  try {
    return Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
};

/** The requested period and its resolution. */
export const span = {
  resolution: z.enum(resolutions).default(defaultResolution),
  /**
   * Whole days of the time zone, including the day of `until`. The first step is complete, even where it begins
   * earlier.
   */
  duration: z.number().int().min(1).max(longestDuration).default(defaultDuration),
  timeZone: z.string().max(64).refine(isTimeZone).default('UTC'),
};

export const statisticsFilter = z.object({
  ...span,
  /** Domains of mail addresses; an empty list selects all users and the product itself. */
  domains: z.array(z.string().max(255)).max(200).default([]),
  /** An instant in the last step; now where absent. */
  until: z.iso.datetime().optional(),
});
export type StatisticsFilter = z.output<typeof statisticsFilter>;

/**
 * The same steps for every dataset: `instants` are the beginnings of the steps, `labels` their names in the time zone.
 */
export const timeline = z.object({
  labels: z.array(z.string()),
  instants: z.array(z.string()),
  datasets: z.array(z.object({ label: z.string(), data: z.array(z.number().int()) })),
});
export type Timeline = z.infer<typeof timeline>;

/** A request without a body selects the default period: 31 days by day. */
const timelineQuery = {
  side: 'query',
  method: 'POST',
  allow: 'admin',
  scope: 'administer',
  body: statisticsFilter.prefault({}),
  reply: timeline,
} as const;

export const readActionsRoute = route({
  ...timelineQuery,
  name: 'readActions',
  summary: 'Actions by time step.',
  path: '/api/admin/statistics/timeline/actions',
  errors: ['statistics.tooManySteps'],
});

export const readMessageTypesRoute = route({
  ...timelineQuery,
  name: 'readMessageTypes',
  summary: 'Created messages by type and time step.',
  path: '/api/admin/statistics/timeline/messagetypes',
  errors: ['statistics.tooManySteps'],
});

export const readNewUsersRoute = route({
  ...timelineQuery,
  name: 'readNewUsers',
  summary: 'New users by time step.',
  path: '/api/admin/statistics/timeline/newusers',
  errors: ['statistics.tooManySteps'],
});

export const listDomainsRoute = route({
  name: 'listDomains',
  summary: 'Domains of the mail addresses of all users.',
  side: 'query',
  method: 'GET',
  path: '/api/admin/statistics/domains',
  allow: 'admin',
  scope: 'administer',
  reply: z.array(z.object({ domain: z.string(), users: z.number().int() })),
  errors: [],
});
