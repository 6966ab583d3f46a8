import type { ChangeFeed } from '@clearbench/stores/change-feed/change-feed';
import type { CheckpointStore } from '@clearbench/stores/checkpoint-store/checkpoint-store';
import type { DocumentStore } from '@clearbench/stores/document-store/document-store';
import type { EventStore } from '@clearbench/stores/event-store/event-store';
import type { Log } from './log.ts';
import type { Projection } from './projection.ts';
import type { Tracing } from './tracing.ts';

/** What read models are made of and written to. */
export type ProjectorParts = {
  readonly projections: readonly Projection[];
  readonly events: EventStore;
  readonly documents: DocumentStore;
  readonly checkpoints: CheckpointStore;
  readonly changes: ChangeFeed;
  readonly log?: Log;
  readonly tracing?: Tracing;
  /** Events per batch while following the log; catching up takes four times as many. */
  readonly batchSize?: number;
  /** Safety net under `onAppended`. */
  readonly pollMs?: number;
  /** How long a replaced version stays for readers already on it. */
  readonly graceMs?: number;
  /** Number of the lease under which this is done, where several processes might; see `Checkpoint`. */
  readonly fence?: number;
  /** Whether other processes are to be told how far this is. */
  readonly isFollowed?: boolean;
};
