import type { CheckpointStore } from '@clearbench/stores/checkpoint-store/checkpoint-store';
import type { DocumentStore } from '@clearbench/stores/document-store/document-store';
import type { ActiveVersion, ActiveVersions } from './active-versions.ts';
import type { Log } from './log.ts';
import type { Parking } from './parking.ts';
import { type Progress, progress } from './progress.ts';
import type { Projection } from './projection.ts';

export type ReadModelParts = {
  readonly documents: DocumentStore;
  readonly checkpoints: CheckpointStore;
  readonly versions: ActiveVersions;
  readonly parking: Parking;
  readonly log: Log;
  readonly graceMs: number;
  readonly fence?: number;
};

/** The position of the written documents; `hasChanged` is true where the last step changed any. */
export type Written = { position(): number; advance(position: number, hasChanged: boolean): void };

/** The versions of one read model: the served one, the one being built, and the retired ones. */
export type ReadModel = {
  readonly projection: Projection;
  /** The position of the documents of this version. */
  readonly written: Written;
  /** The position of the served documents, once this version is served; before that no position counts as reached. */
  readonly shown: Progress;
  /** Position of the last event that changed the served documents. */
  changedAt(): number;
  /** The collection to query now. */
  served(): string;
  isBuilding(): boolean;
  /** Where the log is long, a new version gets its indexes after its documents. */
  open(isLogLong: boolean): Promise<void>;
  /** This version has caught up: it is served from now on, and the previous one is dropped after the grace period. */
  caughtUp(): Promise<void>;
  close(): Promise<void>;
};

/** While a raised version is built, the previous one is served unchanged. */
export const readModel = (projection: Projection, parts: ReadModelParts): ReadModel => {
  const { name, version, collection, shape } = projection;
  const arrived = progress();
  const shown = progress();
  let active: ActiveVersion | undefined;
  let changedAt = 0;
  const farewell = later(parts.graceMs);

  const served = () => active?.collection ?? collection;
  const isBuilding = () => active?.version !== version;
  const advance = (position: number, hasChanged: boolean) => {
    arrived.advance(position);
    if (served() !== collection) return;
    if (hasChanged) changedAt = position;
    shown.advance(position);
  };
  const note = async (next: ActiveVersion) => {
    await parts.versions.write(name, next);
    active = next;
  };
  const clean = async (now: ActiveVersion) => {
    await retire(now.retired, parts);
    await note({ ...now, retired: [] });
  };
  const continueFrom = async (known: ActiveVersion) => {
    active = known;
    if (known.retired.length > 0) await clean(known);
    if (!isBuilding()) return;
    await parts.documents.prepare(known.collection, known.shape);
    await note({ ...known, retired: [], building: collection });
  };

  return {
    projection,
    written: { position: () => arrived.position(), advance },
    shown,
    changedAt: () => changedAt,
    served,
    isBuilding,
    open: async (isLogLong) => {
      const known = await parts.versions.read(name);
      if (known) await continueFrom(withoutOtherBuild(known, collection));
      await parts.documents.prepare(collection, shape, { indexesLater: isLogLong });
      // From here on the previous holder of the lease cannot move the checkpoint.
      if (parts.fence !== undefined) await parts.checkpoints.advance(collection, 0, parts.fence);
      advance(await parts.checkpoints.get(collection), true);
    },
    caughtUp: async () => {
      if (!isBuilding()) return;
      const next = { version, collection, shape, retired: active ? [active.collection] : [] };
      await note(next);
      advance(arrived.position(), true);
      if (next.retired.length > 0) {
        farewell.plan(() =>
          clean(next).catch((err: unknown) => parts.log.warn({ err, collection }, 'an old version stays for now')),
        );
      }
    },
    close: () => farewell.cancel(),
  };
};

/**
 * The checkpoint is deleted first: documents without a checkpoint are built again, a checkpoint without documents would
 * be wrong.
 */
const retire = async (collections: readonly string[], { checkpoints, documents, parking }: ReadModelParts) => {
  for (const old of collections) {
    await checkpoints.reset(old);
    await documents.drop(old);
    await parking.clear(old);
  }
};

/** Drops an unfinished build of another version. */
const withoutOtherBuild = ({ building, ...active }: ActiveVersion, collection: string): ActiveVersion =>
  building === undefined || building === collection ? active : { ...active, retired: [...active.retired, building] };

/** A delayed task; `cancel` waits for a task that has begun. */
const later = (ms: number) => {
  let timer: NodeJS.Timeout | undefined;
  let begun: Promise<void> = Promise.resolve();
  return {
    plan: (work: () => Promise<void>) => {
      timer = setTimeout(() => {
        begun = work();
      }, ms).unref();
    },
    cancel: async () => {
      clearTimeout(timer);
      await begun;
    },
  };
};
