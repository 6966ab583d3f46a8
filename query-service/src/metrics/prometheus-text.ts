import type { MetricsReading } from '@clearbench/contracts/metrics/routes';
import { bounds } from './histogram.ts';
import type { Measured } from './request-meter.ts';

type Labels = Readonly<Record<string, string | number>>;
type Line = { readonly labels?: Labels; readonly suffix?: string; readonly value: number };

const escaped = (value: string | number): string =>
  String(value).replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');

const labelText = (labels: Labels = {}): string => {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escaped(value)}"`);
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`;
};

const family = (name: string, type: 'gauge' | 'counter' | 'histogram', help: string, lines: readonly Line[]): string =>
  [
    `# HELP ${name} ${help}`,
    `# TYPE ${name} ${type}`,
    ...lines.map(({ labels, suffix = '', value }) => `${name}${suffix}${labelText(labels)} ${value}`),
    '',
  ].join('\n');

const gauge = (name: string, help: string, value: number): string => family(name, 'gauge', help, [{ value }]);

/** Every fourth bound: enough for a scraper, and each exact. */
const told = bounds.map((bound, index) => ({ bound, index })).filter(({ index }) => index % 4 === 3);

const inSeconds = (ms: number): number => Number((ms / 1_000).toPrecision(6));

const durationLines = ({ method, path, durations }: Measured): Line[] => {
  const labels = { method, route: path };
  return [
    ...told.map(({ bound, index }) => ({
      suffix: '_bucket',
      labels: { ...labels, le: inSeconds(bound) },
      value: durations.upTo(index),
    })),
    { suffix: '_bucket', labels: { ...labels, le: '+Inf' }, value: durations.count() },
    { suffix: '_sum', labels, value: inSeconds(durations.sum()) },
    { suffix: '_count', labels, value: durations.count() },
  ];
};

/** The figures in the text format of Prometheus, version 0.0.4. */
export const prometheusText = (reading: MetricsReading, measured: readonly Measured[]): string => {
  const { now, projections, parked } = reading;
  const started = Date.parse(reading.startedAt) / 1_000;
  return [
    gauge('process_start_time_seconds', 'When the server started.', started),
    gauge('process_resident_memory_bytes', 'Memory the server holds.', now.rss),
    gauge('nodejs_heap_size_used_bytes', 'Heap in use.', now.heap),
    gauge('clearbench_event_loop_delay_seconds', 'Waits of the event loop, 99th percentile.', inSeconds(now.loopDelay)),
    gauge('clearbench_validation_queue_length', 'Checks waiting for a worker.', now.queue),
    gauge('clearbench_live_connections', 'Open live connections.', now.connections),
    family('clearbench_events_total', 'counter', 'Last position of the log.', [{ value: reading.head }]),
    family(
      'clearbench_projection_lag_events',
      'gauge',
      'Events a read model has not taken in.',
      projections.map(({ name, version, lag }) => ({ labels: { projection: name, version }, value: lag })),
    ),
    gauge('clearbench_parked_events', 'Events a reader could not digest.', parked.count),
    family(
      'clearbench_http_request_faults_total',
      'counter',
      'Calls answered with 5xx.',
      measured.map(({ method, path, faults }) => ({ labels: { method, route: path }, value: faults })),
    ),
    family(
      'clearbench_http_request_duration_seconds',
      'histogram',
      'How long calls took, by route.',
      measured.flatMap(durationLines),
    ),
  ].join('');
};
