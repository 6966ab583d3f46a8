import { setImmediate } from 'node:timers/promises';
import type { RecordedEvent } from '@clearbench/contracts/event-envelope';
import type { ChangeFeed } from '@clearbench/stores/change-feed/change-feed';
import type { CheckpointStore } from '@clearbench/stores/checkpoint-store/checkpoint-store';
import type { Change, DocumentStore } from '@clearbench/stores/document-store/document-store';
import { coalesced, foldInto, groupByKey, nothingUnwritten, pendingDocument, type Unwritten } from './batch-fold.ts';
import type { Log } from './log.ts';
import type { Parking } from './parking.ts';
import type { Projection } from './projection.ts';
import { readsType } from './projection-fold.ts';
import type { Written } from './read-model.ts';

export type RunnerParts = {
  readonly projection: Projection;
  /** The position of the written documents. */
  readonly progress: Written;
  /** Events up to here cause no notices: they are older than the first build of the read model. */
  readonly quietUntil: number;
  readonly documents: DocumentStore;
  readonly checkpoints: CheckpointStore;
  readonly changes: ChangeFeed;
  readonly parking: Parking;
  readonly log: Log;
  readonly fence?: number;
};

/** Keeps one read model up to date. */
export type Runner = {
  readonly projection: Projection;
  /** Position of the last processed event, written or not: reading continues after it. */
  position(): number;
  /**
   * Moves past a batch that has nothing for this read model, while nothing is unwritten and the checkpoint is near; else
   * it returns false, and the batch must be taken and written.
   */
  passOver(batch: readonly RecordedEvent[]): boolean;
  /** Folds the new events of a batch in memory. */
  take(batch: readonly RecordedEvent[]): Promise<void>;
  /** Number of unwritten documents and notices. */
  unwritten(): number;
  /** Writes documents and checkpoint, then sends notices and resolves waiting calls. */
  write(): Promise<void>;
  /** Moves the checkpoint to the position of the documents; it lags behind while no event concerns this read model. */
  save(): Promise<void>;
};

/** Documents read or written at once; small enough not to delay other work for long. */
const portion = 1_000;
/** Positions without a change after which the checkpoint is written nevertheless. */
const unsavedLimit = 2_000;

/**
 * Order of writes: parked events, documents, the checkpoint with the last of them, the position that readers wait for,
 * the notices. After a failure or a crash all unwritten work is dropped and read again.
 */
export const projectionRunner = (parts: RunnerParts): Runner => {
  const { projection, progress } = parts;
  let saved = progress.position();
  let taken = progress.position();
  let rest = nothingUnwritten();

  const orForget = async (work: () => Promise<void>) => {
    try {
      await work();
    } catch (error) {
      taken = progress.position();
      rest = nothingUnwritten();
      throw error;
    }
  };
  const save = async () => {
    const position = progress.position();
    if (saved >= position) return;
    await parts.checkpoints.advance(projection.collection, position, parts.fence);
    saved = position;
  };
  return {
    projection,
    position: () => taken,
    unwritten: () => rest.documents.size + rest.parked.length,
    save,
    passOver: (batch) => {
      const end = Math.max(taken, batch.at(-1)?.position ?? 0);
      if (rest.documents.size + rest.parked.length + rest.notices.length > 0 || end - saved >= unsavedLimit)
        return false;
      if (batch.some(({ position, type }) => position > taken && readsType(projection, type))) return false;
      taken = end;
      progress.advance(taken, false);
      return true;
    },
    take: (batch) =>
      orForget(async () => {
        const fresh = batch.filter(({ position }) => position > taken);
        await fold(parts, rest, fresh);
        taken = fresh.at(-1)?.position ?? taken;
      }),
    write: () =>
      orForget(async () => {
        await park(parts, rest);
        const hasChanged = await writeChanges(parts, changesOf(rest), taken);
        if (hasChanged) saved = taken;
        const { notices } = rest;
        rest = nothingUnwritten();
        progress.advance(taken, hasChanged);
        if (taken - saved >= unsavedLimit) await save();
        if (notices.length > 0) await parts.changes.publish(coalesced(notices));
      }),
  };
};

/** Loads the documents of a batch, unless they are in memory, and folds the events into them. */
const fold = async (
  { projection, documents, quietUntil }: RunnerParts,
  rest: Unwritten,
  batch: readonly RecordedEvent[],
) => {
  const groups = [...groupByKey(projection, batch, rest.parked)];
  for (const portion of portions(groups)) {
    const unknown = portion.map(([id]) => id).filter((id) => !rest.documents.has(id));
    const found = unknown.length > 0 ? await documents.getMany(projection.collection, unknown) : new Map();
    for (const [id, events] of portion) {
      const document = rest.documents.get(id) ?? pendingDocument(found.get(id));
      rest.documents.set(id, document);
      foldInto(projection, document, events, quietUntil, rest);
    }
  }
};

/**
 * Writes portions, each while the store still writes the one before it: the process prepares one portion while a server
 * writes another. Nothing is being written any more when it fails.
 */
const writeAll = async <T>(portions: readonly T[], write: (portion: T) => Promise<void>): Promise<void> => {
  let before = Promise.resolve();
  for (const portion of portions) {
    const writing = write(portion);
    // It is awaited after the one before it.
    writing.catch(() => {});
    const [earlier] = await Promise.allSettled([before, setImmediate()]);
    if (earlier.status === 'rejected') {
      await Promise.allSettled([writing]);
      throw earlier.reason;
    }
    before = writing;
  }
  await before;
};

/** The checkpoint is written with the last portion, after all others; returns whether there was one. */
const writeChanges = async (
  { projection: { collection }, documents, fence }: RunnerParts,
  changes: readonly Change[],
  position: number,
): Promise<boolean> => {
  const all = portions(changes);
  const last = all.pop();
  if (!last) return false;
  const behind = fence === undefined ? {} : { fence };
  // Where it is, because documents with a checkpoint need not wait for the disk of a data folder.
  const unmoved = { name: collection, position: 0, ...behind };
  await writeAll(all, (portion) => documents.apply(collection, portion, unmoved));
  await documents.apply(collection, last, { name: collection, position, ...behind });
  return true;
};

/** In the order of their ids, so that neighbours in a store's index are written together. */
const changesOf = ({ documents }: Unwritten): Change[] =>
  [...documents]
    .filter(([, { changedAt }]) => changedAt > 0)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([id, { now, changedAt, storedAt }]) => ({
      id,
      position: changedAt,
      document: now ?? null,
      isNew: storedAt === 0,
    }));

const portions = <T>(all: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / portion) }, (_, index) =>
    all.slice(index * portion, (index + 1) * portion),
  );

const park = async ({ parking, log, projection }: RunnerParts, { parked }: Unwritten) => {
  if (parked.length === 0) return;
  await parking.park(parked);
  log.error({ projection: projection.collection, parked: parked.slice(0, 3), count: parked.length }, 'events parked');
};
