import type { Log } from '@clearbench/event-sourcing/log';
import { type Projector, startProjector } from '@clearbench/event-sourcing/projector';
import type { Tracing } from '@clearbench/event-sourcing/tracing';
import { type ReadModels, readModels } from '@clearbench/stores/read-models';
import type { Stores } from '@clearbench/stores/stores';
import { everyProjection } from '../slices.ts';

type ProjectionsParts = {
  readonly stores: Stores;
  readonly log: Log;
  readonly tracing: Tracing;
  /** Fencing token of the lease on the read models; undefined where a file lock makes this process exclusive. */
  readonly fence: number | undefined;
  /** Whether other processes read the read models and follow their progress. */
  readonly isFollowed: boolean;
};

export type Projections = Pick<Projector, 'ready' | 'lags' | 'stop'> & {
  /** The read models for services in this process, which cache documents until a change. */
  readonly views: ReadModels;
};

/** Longest wait for a position, in milliseconds. */
const longestWait = 10_000;
const everyName: readonly string[] = everyProjection.map(({ name }) => name);

/** Starts to update the read models. Only one process of an installation may do so at a time. */
export const startProjections = ({ stores, log, tracing, fence, isFollowed }: ProjectionsParts): Projections => {
  const projector = startProjector({
    projections: everyProjection,
    ...stores,
    log,
    tracing,
    ...(fence === undefined ? {} : { fence }),
    isFollowed,
  });
  /** One after another: most read models have arrived when the first one has, and need no wait of their own. */
  const reached = async (position: number, names = everyName): Promise<void> => {
    const until = performance.now() + longestWait;
    for (const name of names)
      if (projector.position(name) < position) await projector.reached(name, position, until - performance.now());
  };
  const { ready, lags, stop } = projector;
  return { ready, lags, stop, views: readModels(stores.documents, { ...projector, reached }) };
};
