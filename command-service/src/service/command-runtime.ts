import { availableParallelism } from 'node:os';
import type { KeyedMutex } from '@clearbench/contracts/concurrency/keyed-mutex';
import { commandHandling, tracedCommands } from '@clearbench/event-sourcing/command-handler';
import type { Log } from '@clearbench/event-sourcing/log';
import type { Tracing } from '@clearbench/event-sourcing/tracing';
import { interfaceTexts } from '@clearbench/hosting/texts/interface-texts';
import type { ReadModels } from '@clearbench/stores/read-models';
import type { Stores } from '@clearbench/stores/stores';
import type { CommandContext } from '../command-context.ts';
import { pooledTextWorkers } from '../text-workers/pooled-text-workers.ts';
import { schemaReader } from '../text-workers/schema-reader.ts';
import { schemaWorkers } from '../text-workers/schema-workers.ts';
import type { TextWorkers } from '../text-workers/text-workers.ts';

/** The runtime of commands: the context and its dependencies. */
export type CommandRuntime = {
  readonly context: CommandContext & { readonly textWorkers: TextWorkers & { waiting(): number } };
  /** Removes a stream from the command handler's cache. */
  readonly forgetStream: (stream: string) => void;
  close(): Promise<void>;
};

type Parts = {
  readonly stores: Pick<Stores, 'events' | 'contents'>;
  readonly views: ReadModels;
  /** The installation's secret, for the keyed hashes of command contents. */
  readonly secret: string;
  /** Size in bytes. */
  readonly largestContent: number;
  /** Set where several processes assign names. */
  readonly keyedMutex?: KeyedMutex;
  readonly tracing: Tracing;
  readonly log: Pick<Log, 'debug'>;
};

export const openCommandRuntime = async ({
  stores,
  views,
  secret,
  tracing,
  log,
  ...own
}: Parts): Promise<CommandRuntime> => {
  const { events, contents } = stores;
  const schemas = schemaReader();
  const textWorkers = schemaWorkers(pooledTextWorkers(Math.max(3, availableParallelism())), schemas, contents);
  const texts = await interfaceTexts();
  const { handle, forget } = commandHandling({ events, contentKey: secret });
  return {
    context: {
      handle: tracedCommands(handle, { tracing, log }),
      views,
      log: events,
      contents,
      textWorkers,
      texts,
      ...own,
    },
    forgetStream: forget,
    close: async () => void (await Promise.all([textWorkers.close(), schemas.close()])),
  };
};
