import type { ChangeFeed } from '@clearbench/stores/change-feed/change-feed';
import type { CheckpointStore } from '@clearbench/stores/checkpoint-store/checkpoint-store';
import type { DocumentStore } from '@clearbench/stores/document-store/document-store';
import type { EventStore } from '@clearbench/stores/event-store/event-store';
import type { Log } from './log.ts';
import type { Projection } from './projection.ts';
import type { Tracing } from './tracing.ts';

/** The sources and the stores of read models. */
export type ProjectorParts = {
  readonly projections: readonly Projection[];
  readonly events: EventStore;
  readonly documents: DocumentStore;
  readonly checkpoints: CheckpointStore;
  readonly changes: ChangeFeed;
  readonly log?: Log;
  readonly tracing?: Tracing;
  /** Events per batch at the end of the log; catching up reads four times as many. */
  readonly batchSize?: number;
  /** Length of the log from which on a new read model is filled before its indexes are created; see `usualLongLog`. */
  readonly longLog?: number;
  /** Polling interval, as a fallback for `onAppended`. */
  readonly pollMs?: number;
  /** Time for which a replaced version stays available to readers. */
  readonly graceMs?: number;
  /** Fencing token of the lease, where several processes can run the projector; see `Checkpoint`. */
  readonly fence?: number;
  /** Whether other processes follow the progress. */
  readonly isFollowed?: boolean;
};
