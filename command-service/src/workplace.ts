import type { CommandHandler } from '@clearbench/event-sourcing/command-handler';
import type { ContentStore } from '@clearbench/stores/content-store/content-store';
import type { EventStore } from '@clearbench/stores/event-store/event-store';
import type { ReadModels } from '@clearbench/stores/read-models';
import type { Bench } from './bench/bench.ts';
import type { OneAtATime } from './one-at-a-time.ts';

/** What the slices work with; a main puts it together. */
export type Workplace = {
  readonly handle: CommandHandler;
  readonly views: ReadModels;
  /** The log itself, for whoever asks what happened and not what is. */
  readonly log: Pick<EventStore, 'readStream' | 'readAll'>;
  readonly contents: ContentStore;
  readonly bench: Bench;
  /** What the product says by itself, by language and key. */
  readonly texts: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** For names that must not be taken twice; left out where this process alone takes them. */
  readonly oneAtATime?: OneAtATime;
  /** Bytes; larger contents are refused. */
  readonly largestContent: number;
};
