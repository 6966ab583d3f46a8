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

/** Which part of time is told, in which steps. */
export const span = {
  resolution: z.enum(resolutions).default(defaultResolution),
  /** Whole days of the zone, the one of `until` included; the first step is whole, even where it begins earlier. */
  duration: z.number().int().min(1).max(longestDuration).default(defaultDuration),
  timeZone: z.string().max(64).refine(isTimeZone).default('UTC'),
};

export const statisticsFilter = z.object({
  ...span,
  /** Domains of mail addresses; none = everybody, and the product itself. */
  domains: z.array(z.string().max(255)).max(200).default([]),
  /** An instant of the last step; now where missing. */
  until: z.iso.datetime().optional(),
});
export type StatisticsFilter = z.output<typeof statisticsFilter>;

/** The same steps for every dataset: `instants` say when each begins, `labels` how the zone's clock and calendar name it. */
export const timeline = z.object({
  labels: z.array(z.string()),
  instants: z.array(z.string()),
  datasets: z.array(z.object({ label: z.string(), data: z.array(z.number().int()) })),
});
export type Timeline = z.infer<typeof timeline>;

const asked = { side: 'query', method: 'POST', allow: 'admin', body: statisticsFilter, reply: timeline } as const;

export const readActionsRoute = route({
  ...asked,
  name: 'readActions',
  summary: 'What was done, step by step.',
  path: '/api/admin/statistics/timeline/actions',
  errors: ['statistics.tooManySteps'],
});

export const readMessageTypesRoute = route({
  ...asked,
  name: 'readMessageTypes',
  summary: 'Which messages came into being, step by step.',
  path: '/api/admin/statistics/timeline/messagetypes',
  errors: ['statistics.tooManySteps'],
});

export const readNewUsersRoute = route({
  ...asked,
  name: 'readNewUsers',
  summary: 'Who came for the first time, step by step.',
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
  reply: z.array(z.object({ domain: z.string(), users: z.number().int() })),
  errors: [],
});
