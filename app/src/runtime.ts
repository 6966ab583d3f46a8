import { type CommandRuntime, openCommandRuntime } from '@clearbench/command-service/service/command-runtime';
import type { Log } from '@clearbench/event-sourcing/log';
import { type Projector, startProjector } from '@clearbench/event-sourcing/projector';
import type { Tracing } from '@clearbench/event-sourcing/tracing';
import { everyProjection } from '@clearbench/projections/slices';
import { type Outlines, pooledOutlines } from '@clearbench/query-service/outlines/outlines';
import { type ReadModels, readModels } from '@clearbench/stores/read-models';
import type { Stores } from '@clearbench/stores/stores';
import type { Settings } from './settings.ts';

/** The runtime between the stores and the request handlers. */
export type Runtime = CommandRuntime & {
  readonly views: ReadModels;
  readonly projector: Projector;
  readonly outlines: Outlines;
};

const longestWait = 10_000;
const everyName: readonly string[] = everyProjection.map(({ name }) => name);

export const openRuntime = async (
  stores: Stores,
  { largestContent, secret }: Pick<Settings, 'largestContent' | 'secret'>,
  { log, tracing }: { readonly log: Log; readonly tracing: Tracing },
  /** Fencing token of this process' lease; undefined where a file lock makes it exclusive. */
  fence?: number,
): Promise<Runtime> => {
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
  const workshop = await openCommandRuntime({ stores, views, secret, largestContent, tracing, log });
  const outlines = pooledOutlines(2);
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
