import { parking } from '@clearbench/event-sourcing/parking';
import type { Telemetry } from '@clearbench/hosting/telemetry/telemetry';
import type { Stores } from '@clearbench/stores/stores';
import type { Logger } from 'pino';
import { installationMetrics } from '../metrics/installation-metrics.ts';
import { type Metrics, type MetricsSources, startMetrics } from '../metrics/metrics.ts';
import type { LiveConnections } from '../push/live-connections.ts';

type Parts = {
  readonly stores: Pick<Stores, 'events' | 'documents'>;
  /** Validations waiting for a worker in this process. */
  readonly waiting: () => number;
  readonly lags: MetricsSources['lags'];
  readonly connections: Pick<LiveConnections, 'count'>;
  readonly log: Logger;
  readonly telemetry: Pick<Telemetry, 'measure'>;
};

/** Measures this process and its dependencies, and sends metrics to a configured collector. */
export const metricsOf = ({ stores, waiting, lags, connections, log, telemetry }: Parts): Metrics => {
  const parked = parking(stores.documents);
  const metrics = startMetrics({
    queue: waiting,
    connections: connections.count,
    head: () => stores.events.head(),
    lags,
    parked: () => parked.list(),
    parkedCount: () => parked.count(),
    report: (err) => log.error({ err }, 'the metrics could not be read'),
  });
  telemetry.measure(async () => installationMetrics(await metrics.read(), metrics.meter.measured()));
  return metrics;
};
