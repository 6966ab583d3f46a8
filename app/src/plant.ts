import { availableParallelism } from 'node:os';
import type { Bench } from '@clearbench/command-service/bench/bench';
import { pooledBench } from '@clearbench/command-service/bench/pooled-bench';
import { schemaBench } from '@clearbench/command-service/bench/schema-bench';
import { schemaDesk } from '@clearbench/command-service/bench/schema-desk';
import type { Workplace } from '@clearbench/command-service/workplace';
import { commandHandling } from '@clearbench/event-sourcing/command-handler';
import type { Log } from '@clearbench/event-sourcing/log';
import { type Projector, startProjector } from '@clearbench/event-sourcing/projector';
import { everyProjection } from '@clearbench/projections/slices';
import { type Outlines, pooledOutlines } from '@clearbench/query-service/outlines/outlines';
import { type ReadModels, readModels } from '@clearbench/stores/read-models';
import type { Stores } from '@clearbench/stores/stores';
import { interfaceTexts } from './interface-texts.ts';
import type { Settings } from './settings.ts';

/** The machinery between the stores and the doors. */
export type Plant = {
  readonly workplace: Workplace;
  /** Drops what the command handler remembers of a stream. */
  readonly forgetStream: (stream: string) => void;
  readonly views: ReadModels;
  readonly projector: Projector;
  readonly outlines: Outlines;
  readonly bench: Bench & { waiting(): number };
  close(): Promise<void>;
};

const longestWait = 10_000;
const everyName: readonly string[] = everyProjection.map(({ name }) => name);

export const openPlant = async (stores: Stores, settings: Settings, log: Log): Promise<Plant> => {
  const { events, documents, checkpoints, contents, changes } = stores;
  const projector = startProjector({ projections: everyProjection, events, documents, checkpoints, changes, log });
  await projector.ready;
  const reached = async (position: number, names = everyName): Promise<void> => {
    await Promise.all(names.map((name) => projector.reached(name, position, longestWait)));
  };
  const views = readModels(documents, { ...projector, reached });
  const schemas = schemaDesk();
  const bench = schemaBench(pooledBench(Math.max(2, availableParallelism() - 1)), schemas, contents);
  const outlines = pooledOutlines(1);
  const texts = await interfaceTexts();
  const { handle, forget } = commandHandling({ events });
  return {
    workplace: { handle, views, log: events, contents, bench, texts, largestContent: settings.largestContent },
    forgetStream: forget,
    views,
    projector,
    outlines,
    bench,
    close: async () => {
      await projector.stop();
      await Promise.all([bench.close(), schemas.close(), outlines.close()]);
    },
  };
};
