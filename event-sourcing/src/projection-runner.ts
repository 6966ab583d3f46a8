import { setImmediate } from 'node:timers/promises';
import type { RecordedEvent } from '@clearbench/contracts/event-envelope';
import type { ChangeFeed } from '@clearbench/stores/change-feed/change-feed';
import type { CheckpointStore } from '@clearbench/stores/checkpoint-store/checkpoint-store';
import type { Change, DocumentStore } from '@clearbench/stores/document-store/document-store';
import { coalesced, foldInto, groupByKey, held, nothingUnwritten, type Unwritten } from './batch-fold.ts';
import type { Log } from './log.ts';
import type { Parking } from './parking.ts';
import type { Projection } from './projection.ts';
import type { Written } from './read-model.ts';

export type RunnerParts = {
  readonly projection: Projection;
  /** How far the written documents are. */
  readonly progress: Written;
  /** No notices for events up to here: they happened before the read model was first there. */
  readonly silentUntil: number;
  readonly documents: DocumentStore;
  readonly checkpoints: CheckpointStore;
  readonly changes: ChangeFeed;
  readonly parking: Parking;
  readonly log: Log;
  readonly fence?: number;
};

/** One read model being kept up to date. */
export type Runner = {
  readonly projection: Projection;
  /** Of the last event taken in, written or not: reading goes on after it. */
  position(): number;
  /** Folds the events of a batch it has not seen yet, in memory. */
  take(batch: readonly RecordedEvent[]): Promise<void>;
  /** How much `take` left to write. */
  unwritten(): number;
  /** Writes documents and checkpoint, then tells who waits and who listens. */
  write(): Promise<void>;
  /** Puts the checkpoint where the documents are; it lags behind while nothing concerns this read model. */
  save(): Promise<void>;
};

/** Documents read or written at once: few enough that nobody else waits long. */
const portion = 400;
/** Positions passed without a change before the checkpoint is written all the same. */
const unsavedLimit = 2_000;

/**
 * Order of things: parked events, documents, the checkpoint with the last of them, the position readers wait for, the
 * notices. Where anything fails, all that is not written is forgotten and read again; a crash comes to the same.
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

/** Loads the documents a batch belongs to, unless they are held already, and folds its events into them. */
const fold = async (
  { projection, documents, silentUntil }: RunnerParts,
  rest: Unwritten,
  batch: readonly RecordedEvent[],
) => {
  const groups = [...groupByKey(projection, batch, rest.parked)];
  for (const some of portions(groups)) {
    const unknown = some.map(([id]) => id).filter((id) => !rest.documents.has(id));
    const found = unknown.length > 0 ? await documents.getMany(projection.collection, unknown) : new Map();
    for (const [id, events] of some) {
      const document = rest.documents.get(id) ?? held(found.get(id));
      rest.documents.set(id, document);
      foldInto(projection, document, events, silentUntil, rest);
    }
  }
};

/** The checkpoint goes with the last portion; answers whether there was one. */
const writeChanges = async (
  { projection: { collection }, documents, fence }: RunnerParts,
  changes: readonly Change[],
  position: number,
): Promise<boolean> => {
  const all = portions(changes);
  const last = all.pop();
  if (!last) return false;
  const behind = fence === undefined ? {} : { fence };
  for (const some of all) {
    await documents.apply(collection, some, fence === undefined ? undefined : { name: collection, position: 0, fence });
    await setImmediate();
  }
  await documents.apply(collection, last, { name: collection, position, ...behind });
  return true;
};

/** In the order of their ids: neighbours in a store's index are then written together. */
const changesOf = ({ documents }: Unwritten): Change[] =>
  [...documents]
    .filter(([, { changedAt }]) => changedAt > 0)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([id, { now, changedAt }]) => ({ id, position: changedAt, document: now ?? null }));

const portions = <T>(all: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / portion) }, (_, index) =>
    all.slice(index * portion, (index + 1) * portion),
  );

const park = async ({ parking, log, projection }: RunnerParts, { parked }: Unwritten) => {
  if (parked.length === 0) return;
  await parking.park(parked);
  log.error({ projection: projection.collection, parked: parked.slice(0, 3), count: parked.length }, 'events parked');
};
