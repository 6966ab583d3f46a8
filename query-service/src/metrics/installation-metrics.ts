import type { MetricsReading } from '@clearbench/contracts/metrics/routes';
import { counter, gauge, histogramPoint, type Metric } from '@clearbench/hosting/telemetry/metric';
import { processMetrics } from '@clearbench/hosting/telemetry/process-metrics';
import type { Metrics } from './metrics.ts';

/** What came and went by each channel; deliveries change their state, so these values can decrease. */
const channelMetrics = ({ channels }: MetricsReading): Metric[] => {
  const entries = channels.flatMap(({ channelId, counters }) =>
    Object.entries(counters).map(([state, value]) => ({ labels: { channel: channelId, state }, value })),
  );
  const failures = channels.map(({ channelId, failures: value }) => ({ labels: { channel: channelId }, value }));
  return [
    gauge('clearbench_channel_entries', 'What came and went by a channel, by its state.', entries),
    gauge('clearbench_channel_failures', 'Failed attempts of a channel since the last success.', failures),
  ];
};

/** The metrics of an installation, for scrapers and for a collector. */
export const installationMetrics = (
  reading: MetricsReading,
  { meter, others }: Pick<Metrics, 'meter' | 'others'>,
): Metric[] => {
  const { now, projections, parked } = reading;
  const lags = projections.map(({ name, version, lag }) => ({
    labels: { projection: name, version: String(version) },
    value: lag,
  }));
  const routes = meter.measured().map((one) => ({ ...one, labels: { method: one.method, route: one.path } }));
  return [
    gauge('process_start_time_seconds', 'When the server started.', Date.parse(reading.startedAt) / 1_000),
    ...processMetrics(now),
    gauge('clearbench_validation_queue_length', 'Checks waiting for a worker.', now.queue),
    gauge('clearbench_live_connections', 'Open live connections.', now.connections),
    counter('clearbench_events_total', 'Last position of the log.', reading.head),
    gauge('clearbench_projection_lag_events', 'Events that a read model has not processed.', lags),
    gauge('clearbench_parked_events', 'Events a reader could not digest.', parked.count),
    ...channelMetrics(reading),
    ...others(),
    counter(
      'clearbench_http_request_faults_total',
      'Calls answered with 5xx.',
      routes.map(({ labels, faults }) => ({ labels, value: faults })),
    ),
    {
      name: 'clearbench_http_request_duration_seconds',
      help: 'How long calls took, by route.',
      kind: 'histogram',
      points: routes.map(({ labels, durations }) => histogramPoint(labels, durations)),
    },
  ];
};
