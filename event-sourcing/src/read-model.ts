import type { CheckpointStore } from '@clearbench/stores/checkpoint-store/checkpoint-store';
import type { DocumentStore } from '@clearbench/stores/document-store/document-store';
import type { ActiveVersion, ActiveVersions } from './active-versions.ts';
import type { Log } from './log.ts';
import type { Parking } from './parking.ts';
import type { Progress } from './progress.ts';
import { progress } from './progress.ts';
import type { Projection } from './projection.ts';

export type ReadModelParts = {
  readonly documents: DocumentStore;
  readonly checkpoints: CheckpointStore;
  readonly versions: ActiveVersions;
  readonly parking: Parking;
  readonly log: Log;
  readonly graceMs: number;
};

/** The versions of one read model: which is served, which is being built, which may go. */
export type ReadModel = {
  readonly projection: Projection;
  readonly progress: Progress;
  /** The collection to ask now. */
  served(): string;
  isBuilding(): boolean;
  open(): Promise<void>;
  /** This version has everything: it is served from now on, the one before is dropped after the grace. */
  caughtUp(): Promise<void>;
  close(): Promise<void>;
};

/** While a raised version is built the one before is served as it stood. */
export const readModel = (projection: Projection, parts: ReadModelParts): ReadModel => {
  const { name, version, collection, shape } = projection;
  const { documents, checkpoints, versions } = parts;
  const come = progress();
  let active: ActiveVersion | undefined;
  let farewell: NodeJS.Timeout | undefined;
  let retiring: Promise<void> = Promise.resolve();

  const note = async (next: ActiveVersion) => {
    await versions.write(name, next);
    active = next;
  };
  const retire = async (leftovers: readonly string[]) => {
    for (const old of leftovers) {
      await checkpoints.reset(old);
      await documents.drop(old);
      await parts.parking.clear(old);
    }
  };
  const clean = async (now: ActiveVersion) => {
    await retire(now.retired);
    await note({ ...now, retired: [] });
  };
  const beside = async (known: ActiveVersion) => {
    if (known.retired.length > 0) await clean(known);
    if (known.version === version) return;
    await documents.prepare(known.collection, known.shape);
    await note({ ...known, retired: [], building: collection });
  };
  const isBuilding = () => active?.version !== version;

  return {
    projection,
    progress: come,
    served: () => active?.collection ?? collection,
    isBuilding,
    open: async () => {
      active = await versions.read(name);
      if (active) await beside(withoutOtherBuild(active, collection));
      await documents.prepare(collection, shape);
      come.advance(await checkpoints.get(collection));
    },
    caughtUp: async () => {
      if (!isBuilding()) return;
      const next = { version, collection, shape, retired: active ? [active.collection] : [] };
      await note(next);
      if (next.retired.length === 0) return;
      farewell = setTimeout(() => {
        retiring = clean(next).catch((err: unknown) =>
          parts.log.warn({ err, collection }, 'an old version stays for now'),
        );
      }, parts.graceMs);
      farewell.unref();
    },
    close: async () => {
      clearTimeout(farewell);
      await retiring;
    },
  };
};

/** A build that another version began and never ended is of no use any more. */
const withoutOtherBuild = ({ building, ...active }: ActiveVersion, collection: string): ActiveVersion =>
  building === undefined || building === collection ? active : { ...active, retired: [...active.retired, building] };
