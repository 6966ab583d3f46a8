import { parking } from '@clearbench/event-sourcing/parking';
import type { Telemetry } from '@clearbench/hosting/telemetry/telemetry';
import type { Stores } from '@clearbench/stores/stores';
import type { Logger } from 'pino';
import { figuresOf } from '../metrics/figures.ts';
import { type Metrics, type MetricsSources, startMetrics } from '../metrics/metrics.ts';
import type { LiveConnections } from '../push/live-connections.ts';

type Parts = {
  readonly stores: Pick<Stores, 'events' | 'documents'>;
  /** Checks waiting for a worker here. */
  readonly waiting: () => number;
  readonly lags: MetricsSources['lags'];
  readonly connections: Pick<LiveConnections, 'count'>;
  readonly log: Logger;
  readonly telemetry: Pick<Telemetry, 'measure'>;
};

/** Measures this process and what it works with, and tells a collector where there is one. */
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
  telemetry.measure(async () => figuresOf(await metrics.read(), metrics.meter.measured()));
  return metrics;
};
