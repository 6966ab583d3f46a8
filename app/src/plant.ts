import { openWorkshop, type Workshop } from '@clearbench/command-service/service/workshop';
import type { Log } from '@clearbench/event-sourcing/log';
import { type Projector, startProjector } from '@clearbench/event-sourcing/projector';
import type { Tracing } from '@clearbench/event-sourcing/tracing';
import { everyProjection } from '@clearbench/projections/slices';
import { type Outlines, pooledOutlines } from '@clearbench/query-service/outlines/outlines';
import { type ReadModels, readModels } from '@clearbench/stores/read-models';
import type { Stores } from '@clearbench/stores/stores';
import type { Settings } from './settings.ts';

/** The machinery between the stores and the doors. */
export type Plant = Workshop & {
  readonly views: ReadModels;
  readonly projector: Projector;
  readonly outlines: Outlines;
};

const longestWait = 10_000;
const everyName: readonly string[] = everyProjection.map(({ name }) => name);

export const openPlant = async (
  stores: Stores,
  { largestContent }: Pick<Settings, 'largestContent'>,
  { log, tracing }: { readonly log: Log; readonly tracing: Tracing },
  /** Number of the lease this process works under; undefined where it is alone by other means. */
  fence?: number,
): Promise<Plant> => {
  const projector = startProjector({
    projections: everyProjection,
    ...stores,
    log,
    tracing,
    ...(fence === undefined ? {} : { fence }),
  });
  await projector.ready;
  const reached = async (position: number, names = everyName): Promise<void> => {
    await Promise.all(names.map((name) => projector.reached(name, position, longestWait)));
  };
  const views = readModels(stores.documents, { ...projector, reached });
  const workshop = await openWorkshop({ stores, views, largestContent, tracing, log });
  const outlines = pooledOutlines(1);
  return {
    ...workshop,
    views,
    projector,
    outlines,
    close: async () => {
      await projector.stop();
      await Promise.all([workshop.close(), outlines.close()]);
    },
  };
};
