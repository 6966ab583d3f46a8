import { availableParallelism } from 'node:os';
import { commandHandling } from '@clearbench/event-sourcing/command-handler';
import type { Log } from '@clearbench/event-sourcing/log';
import type { Tracing } from '@clearbench/event-sourcing/tracing';
import { watchedCommands } from '@clearbench/event-sourcing/watched-commands';
import { interfaceTexts } from '@clearbench/hosting/texts/interface-texts';
import type { ReadModels } from '@clearbench/stores/read-models';
import type { Stores } from '@clearbench/stores/stores';
import type { Bench } from '../bench/bench.ts';
import { pooledBench } from '../bench/pooled-bench.ts';
import { schemaBench } from '../bench/schema-bench.ts';
import { schemaDesk } from '../bench/schema-desk.ts';
import type { OneAtATime } from '../one-at-a-time.ts';
import type { Workplace } from '../workplace.ts';

/** Where commands are carried out: the workplace, and what stands behind it. */
export type Workshop = {
  readonly workplace: Workplace & { readonly bench: Bench & { waiting(): number } };
  /** Drops what the command handler remembers of a stream. */
  readonly forgetStream: (stream: string) => void;
  close(): Promise<void>;
};

type Parts = {
  readonly stores: Pick<Stores, 'events' | 'contents'>;
  readonly views: ReadModels;
  /** Bytes. */
  readonly largestContent: number;
  /** Given where several processes take names. */
  readonly oneAtATime?: OneAtATime;
  readonly tracing: Tracing;
  readonly log: Pick<Log, 'debug'>;
};

export const openWorkshop = async ({ stores, views, tracing, log, ...own }: Parts): Promise<Workshop> => {
  const { events, contents } = stores;
  const schemas = schemaDesk();
  const bench = schemaBench(pooledBench(Math.max(2, availableParallelism() - 1)), schemas, contents);
  const texts = await interfaceTexts();
  const { handle, forget } = commandHandling({ events });
  return {
    workplace: {
      handle: watchedCommands(handle, { tracing, log }),
      views,
      log: events,
      contents,
      bench,
      texts,
      ...own,
    },
    forgetStream: forget,
    close: async () => void (await Promise.all([bench.close(), schemas.close()])),
  };
};
