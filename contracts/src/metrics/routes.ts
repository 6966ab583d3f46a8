import { z } from 'zod';
import { route } from '../route.ts';

const milliseconds = z.number();

/** One glance at the installation; charts show the last of them. */
export const metricsSample = z.object({
  at: z.string(),
  /** The longest 1 % of the waits of the event loop since the sample before, in milliseconds. */
  loopDelay: milliseconds,
  /** Bytes. */
  heap: z.number(),
  rss: z.number(),
  /** Checks waiting for a worker. */
  queue: z.number(),
  connections: z.number(),
  /** Each second, since the sample before. */
  requests: z.number(),
  appends: z.number(),
  /** Events the slowest read model has not taken in. */
  lag: z.number(),
});
export type MetricsSample = z.infer<typeof metricsSample>;

export const metricsReading = z.object({
  at: z.string(),
  startedAt: z.string(),
  /** What it runs on; memory in bytes. */
  runtime: z.object({
    v8: z.string(),
    sqlite: z.string(),
    processors: z.number().int(),
    memory: z.number(),
    process: z.number().int(),
  }),
  now: metricsSample,
  /** Events in the log, as its last position counts them. */
  head: z.number().int(),
  projections: z.array(z.object({ name: z.string(), version: z.number().int(), lag: z.number().int() })),
  /** Calls since the start, by their template; those that were never made are left out. */
  requests: z.array(
    z.object({
      method: z.string(),
      path: z.string(),
      count: z.number().int(),
      /** Answered with our fault (5xx). */
      faults: z.number().int(),
      p50: milliseconds,
      p95: milliseconds,
      p99: milliseconds,
    }),
  ),
  /** Events a read model or a reaction could not digest; the oldest hundred by name. */
  parked: z.object({
    count: z.number().int(),
    events: z.array(
      z.object({
        reader: z.string(),
        position: z.number().int(),
        type: z.string(),
        stream: z.string(),
        message: z.string(),
      }),
    ),
  }),
  /** The last ten minutes, the oldest first. */
  samples: z.array(metricsSample),
});
export type MetricsReading = z.infer<typeof metricsReading>;

export const readMetricsRoute = route({
  name: 'readMetrics',
  summary: 'How the installation is doing.',
  side: 'query',
  method: 'GET',
  path: '/api/admin/metrics',
  allow: 'admin',
  reply: metricsReading,
  errors: [],
});

export const scrapeMetricsRoute = route({
  name: 'scrapeMetrics',
  summary:
    'The same as Prometheus reads it; besides administrators for whoever brings the token the operator has set, as `Authorization: Bearer`.',
  side: 'query',
  method: 'GET',
  path: '/api/admin/metrics/prometheus',
  allow: 'admin',
  reply: z.string(),
  replyType: 'text/plain',
  errors: [],
});
