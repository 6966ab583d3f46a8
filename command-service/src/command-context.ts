import type { KeyedMutex } from '@clearbench/contracts/concurrency/keyed-mutex';
import type { CommandHandler } from '@clearbench/event-sourcing/command-handler';
import type { ContentStore } from '@clearbench/stores/content-store/content-store';
import type { EventStore } from '@clearbench/stores/event-store/event-store';
import type { ReadModels } from '@clearbench/stores/read-models';
import type { TextWorkers } from './text-workers/text-workers.ts';

/** The dependencies of the slices' endpoints; a main assembles them. */
export type CommandContext = {
  readonly handle: CommandHandler;
  readonly views: ReadModels;
  /** The log, for code that needs events rather than the current state. */
  readonly log: Pick<EventStore, 'readStream' | 'readAll'>;
  readonly contents: ContentStore;
  readonly textWorkers: TextWorkers;
  /** The built-in texts by language and key. */
  readonly texts: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Makes names unique across processes; absent where this process alone assigns them. */
  readonly keyedMutex?: KeyedMutex;
  /** Size in bytes; larger contents are refused. */
  readonly largestContent: number;
};
