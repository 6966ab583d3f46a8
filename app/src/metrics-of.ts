import { parking } from '@clearbench/event-sourcing/parking';
import { type Metrics, startMetrics } from '@clearbench/query-service/metrics/metrics';
import type { LiveConnections } from '@clearbench/query-service/push/live-connections';
import type { Stores } from '@clearbench/stores/stores';
import type { Logger } from 'pino';
import type { Plant } from './plant.ts';

type Parts = {
  readonly stores: Pick<Stores, 'events' | 'documents'>;
  readonly plant: Pick<Plant, 'bench' | 'projector'>;
  readonly connections: Pick<LiveConnections, 'count'>;
  readonly log: Logger;
};

/** Measures this process and what it works with. */
export const metricsOf = ({ stores, plant, connections, log }: Parts): Metrics => {
  const parked = parking(stores.documents);
  return startMetrics({
    queue: plant.bench.waiting,
    connections: connections.count,
    head: () => stores.events.head(),
    lags: () => plant.projector.lags(),
    parked: () => parked.list(),
    parkedCount: () => parked.count(),
    report: (err) => log.error({ err }, 'the metrics could not be read'),
  });
};
