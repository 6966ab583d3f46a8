import { z } from 'zod';
import { channelCounters } from '../channel/administration-routes.ts';
import { committed, route } from '../route.ts';

const milliseconds = z.number();

/** One measurement of the installation; charts show the latest samples. */
export const metricsSample = z.object({
  at: z.string(),
  /** The 99th percentile of the event loop delay since the previous sample, in milliseconds. */
  loopDelay: milliseconds,
  /** Size in bytes. */
  heap: z.number(),
  rss: z.number(),
  /** Validations in the queue of the workers. */
  queue: z.number(),
  connections: z.number(),
  /** Requests per second since the previous sample. */
  requests: z.number(),
  appends: z.number(),
  /** Number of events that the slowest read model has not processed. */
  lag: z.number(),
});
export type MetricsSample = z.infer<typeof metricsSample>;

export const metricsReading = z.object({
  at: z.string(),
  startedAt: z.string(),
  /** The runtime environment; memory in bytes. */
  runtime: z.object({
    v8: z.string(),
    sqlite: z.string(),
    processors: z.number().int(),
    memory: z.number(),
    process: z.number().int(),
  }),
  now: metricsSample,
  /** Last position of the log. */
  head: z.number().int(),
  projections: z.array(z.object({ name: z.string(), version: z.number().int(), lag: z.number().int() })),
  /** Requests since the start, by route; routes without requests are omitted. */
  requests: z.array(
    z.object({
      method: z.string(),
      path: z.string(),
      count: z.number().int(),
      /** Responses with a server error (5xx). */
      faults: z.number().int(),
      p50: milliseconds,
      p95: milliseconds,
      p99: milliseconds,
    }),
  ),
  /** The channels: what came and went, and the failed attempts since the last success. */
  channels: z.array(z.object({ channelId: z.string(), failures: z.number().int(), counters: channelCounters })),
  /** Events that a projection or a reaction failed to process; the oldest hundred are listed. */
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
  /** The samples of the last ten minutes, oldest first. */
  samples: z.array(metricsSample),
});
export type MetricsReading = z.infer<typeof metricsReading>;

export const readMetricsRoute = route({
  name: 'readMetrics',
  summary: 'The state of the installation.',
  side: 'query',
  method: 'GET',
  path: '/api/admin/metrics',
  allow: 'admin',
  scope: 'administer',
  reply: metricsReading,
  errors: [],
});

export const retryParkedEventsRoute = route({
  name: 'retryParkedEvents',
  summary:
    'Requests that reactions process their parked events again, the oldest first. The list of parked events loses those that succeed.',
  side: 'command',
  method: 'POST',
  path: '/api/admin/metrics/parked/retry',
  allow: 'admin',
  scope: 'administer',
  reply: committed,
  errors: ['request.tooMany'],
});

export const scrapeMetricsRoute = route({
  name: 'scrapeMetrics',
  summary:
    "The metrics in the format of Prometheus, for administrators and for clients with the operator's token as `Authorization: Bearer`.",
  side: 'query',
  method: 'GET',
  path: '/api/admin/metrics/prometheus',
  allow: 'admin',
  scope: 'administer',
  reply: z.string(),
  replyType: 'text/plain',
  errors: [],
});
