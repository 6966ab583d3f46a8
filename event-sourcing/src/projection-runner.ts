import { setImmediate } from 'node:timers/promises';
import type { RecordedEvent } from '@clearbench/contracts/event-envelope';
import type { ChangeFeed } from '@clearbench/stores/change-feed/change-feed';
import type { CheckpointStore } from '@clearbench/stores/checkpoint-store/checkpoint-store';
import type { DocumentStore } from '@clearbench/stores/document-store/document-store';
import { coalesced, type Folded, foldDocument, groupByKey, nothingFolded } from './batch-fold.ts';
import type { Log } from './log.ts';
import type { Parking } from './parking.ts';
import type { Progress } from './progress.ts';
import type { Projection } from './projection.ts';

export type RunnerParts = {
  readonly projection: Projection;
  readonly progress: Progress;
  /** No notices for events up to here: they happened before anybody could have been told otherwise. */
  readonly silentUntil: number;
  readonly documents: DocumentStore;
  readonly checkpoints: CheckpointStore;
  readonly changes: ChangeFeed;
  readonly parking: Parking;
  readonly log: Log;
};

/** One read model being kept up to date. */
export type Runner = {
  readonly projection: Projection;
  position(): number;
  /** Takes in the events of a batch it has not seen yet. */
  take(batch: readonly RecordedEvent[]): Promise<void>;
  /** Puts the checkpoint where the runner is; it lags behind while nothing concerns this read model. */
  save(): Promise<void>;
};

/** Documents written at once: few enough that nobody else waits long. */
const portion = 400;
/** Positions passed without a change before the checkpoint is written all the same. */
const unsavedLimit = 2_000;

/**
 * Folds batches into documents. Order of things: parked events, documents, the checkpoint with the last of them, the
 * position readers wait for, the notices. A crash in between is made up by reading the batch again.
 */
export const projectionRunner = (parts: RunnerParts): Runner => {
  const { projection, progress, documents, checkpoints } = parts;
  const { collection } = projection;
  let saved = progress.position();

  const save = async () => {
    if (saved >= progress.position()) return;
    const position = progress.position();
    await checkpoints.advance(collection, position);
    saved = position;
  };

  const write = async (groups: [string, RecordedEvent[]][], folded: Folded, checkpoint: number | undefined) => {
    const stored = await documents.getMany(
      collection,
      groups.map(([id]) => id),
    );
    for (const [id, events] of groups) foldDocument(projection, id, stored.get(id), events, parts.silentUntil, folded);
    await park(parts, folded);
    if (folded.changes.length === 0) return;
    await documents.apply(
      collection,
      folded.changes,
      checkpoint === undefined ? undefined : { name: collection, position: checkpoint },
    );
    if (checkpoint !== undefined) saved = checkpoint;
  };

  return {
    projection,
    position: progress.position,
    save,
    take: async (batch) => {
      const fresh = batch.filter(({ position }) => position > progress.position());
      const end = fresh.at(-1)?.position;
      if (end === undefined) return;
      const notices = [];
      const first = nothingFolded();
      const groups = [...groupByKey(projection, fresh, first.parked)];
      await park(parts, first);
      for (let from = 0; from < groups.length; from += portion) {
        if (from > 0) await setImmediate();
        const folded = nothingFolded();
        const isLast = from + portion >= groups.length;
        await write(groups.slice(from, from + portion), folded, isLast ? end : undefined);
        notices.push(...folded.notices);
      }
      progress.advance(end);
      if (end - saved >= unsavedLimit) await save();
      if (notices.length > 0) await parts.changes.publish(coalesced(notices));
    },
  };
};

const park = async ({ parking, log, projection }: RunnerParts, { parked }: Folded) => {
  if (parked.length === 0) return;
  await parking.park(parked);
  log.error({ projection: projection.collection, parked: parked.slice(0, 3), count: parked.length }, 'events parked');
};
