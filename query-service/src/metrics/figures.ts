import type { MetricsReading } from '@clearbench/contracts/metrics/routes';
import type { Figure, Spread } from '@clearbench/hosting/telemetry/figure';
import { gauge } from '@clearbench/hosting/telemetry/process-figures';
import { bounds } from './histogram.ts';
import type { Measured } from './request-meter.ts';

/** Every fourth bound: enough for a scraper, and each exact. */
const told = bounds.map((bound, index) => ({ bound, index })).filter(({ index }) => index % 4 === 3);

const inSeconds = (ms: number): number => Number((ms / 1_000).toPrecision(6));

const spreadOf = ({ method, path, durations }: Measured): Spread => ({
  labels: { method, route: path },
  upTo: told.map(({ bound, index }) => ({ bound: inSeconds(bound), count: durations.upTo(index) })),
  count: durations.count(),
  sum: inSeconds(durations.sum()),
});

/** What is told of the installation to whoever watches it, by whatever way. */
export const figuresOf = (reading: MetricsReading, measured: readonly Measured[]): Figure[] => {
  const { now, projections, parked } = reading;
  const started = Date.parse(reading.startedAt) / 1_000;
  return [
    gauge('process_start_time_seconds', 'When the server started.', started),
    gauge('process_resident_memory_bytes', 'Memory the server holds.', now.rss),
    gauge('nodejs_heap_size_used_bytes', 'Heap in use.', now.heap),
    gauge('clearbench_event_loop_delay_seconds', 'Waits of the event loop, 99th percentile.', inSeconds(now.loopDelay)),
    gauge('clearbench_validation_queue_length', 'Checks waiting for a worker.', now.queue),
    gauge('clearbench_live_connections', 'Open live connections.', now.connections),
    {
      name: 'clearbench_events_total',
      help: 'Last position of the log.',
      kind: 'counter',
      points: [{ labels: {}, value: reading.head }],
    },
    {
      name: 'clearbench_projection_lag_events',
      help: 'Events a read model has not taken in.',
      kind: 'gauge',
      points: projections.map(({ name, version, lag }) => ({
        labels: { projection: name, version: String(version) },
        value: lag,
      })),
    },
    gauge('clearbench_parked_events', 'Events a reader could not digest.', parked.count),
    {
      name: 'clearbench_http_request_faults_total',
      help: 'Calls answered with 5xx.',
      kind: 'counter',
      points: measured.map(({ method, path, faults }) => ({ labels: { method, route: path }, value: faults })),
    },
    {
      name: 'clearbench_http_request_duration_seconds',
      help: 'How long calls took, by route.',
      kind: 'histogram',
      points: measured.map(spreadOf),
    },
  ];
};
