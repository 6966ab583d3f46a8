import { Failure } from '@clearbench/contracts/failure';
import { activeVersions } from './active-versions.ts';
import { batchTracing } from './batch-tracing.ts';
import { catchUpStep, intoCatchUpBatches, tailStep } from './catch-up-batches.ts';
import { type Log, quietLog } from './log.ts';
import { drain, follow, type Pipeline } from './log-pipeline.ts';
import { parking } from './parking.ts';
import { isPassing } from './passing-failures.ts';
import { projectionRunner, type Runner } from './projection-runner.ts';
import { projectorName } from './projector-name.ts';
import type { ProjectorParts } from './projector-parts.ts';
import { type ReadModel, readModel } from './read-model.ts';
import { sharedCheckpoint } from './shared-checkpoint.ts';
import { untilAvailable } from './until-available.ts';

export type ProjectorLoop = {
  readonly models: ReadonlyMap<string, ReadModel>;
  readonly ready: Promise<void>;
  stop(): Promise<void>;
};

type Member = { readonly runner: Runner; readonly model: ReadModel };

/** Read models within this number of positions catch up together. */
const gap = 5_000;

/**
 * Length of a log from which on the indexes of a new read model are created after its documents: below it a thread for
 * them takes as long as it saves.
 */
const usualLongLog = 100_000;

/** Failures of a collection's indexes, with growing pauses between them, after which it is served without. */
const mostFailures = 5;

/** Opens read models, runs them, and stops them. */
export const projectorLoop = (parts: ProjectorParts): ProjectorLoop => {
  const { documents, log = quietLog, graceMs = 5_000 } = parts;
  const lot = parking(documents);
  const versions = activeVersions(documents, parts.fence);
  const models = parts.projections.map((projection) =>
    readModel(projection, { ...parts, log, versions, parking: lot, graceMs }),
  );
  const named = byName(models);
  const stopping = new AbortController();
  let pipelines: readonly Pipeline[] = [];
  let members: readonly Member[] = [];

  const start = async () => {
    const step = untilAvailable(log, stopping.signal);
    await step(lot.prepare);
    await step(versions.prepare);
    const { fence } = parts;
    if (fence !== undefined) await step(() => parts.checkpoints.advance(projectorName, 0, fence));
    const head = await step(parts.events.head);
    const isLogLong = head >= (parts.longLog ?? usualLongLog);
    await Promise.all(models.map((model) => step(() => model.open(isLogLong))));
    members = models.map((model) => {
      const quietUntil = model.isBuilding() ? head : 0;
      return {
        model,
        runner: projectionRunner({
          ...parts,
          projection: model.projection,
          progress: model.written,
          quietUntil,
          parking: lot,
          log,
        }),
      };
    });
    pipelines = setToWork(parts, members, log);
  };
  const ready = start();
  ready.catch((err: unknown) => {
    if (!stopping.signal.aborted) log.error({ err }, 'read models cannot be opened');
  });

  return {
    models: named,
    ready,
    stop: async () => {
      stopping.abort();
      await ready.catch(() => {});
      for (const pipeline of pipelines) pipeline.stop();
      await Promise.all(pipelines.map(({ ended }) => ended));
      await Promise.all(members.map(({ runner }) => runner.save())).catch(unlessFenced);
      await Promise.all(models.map((model) => model.close()));
    },
  };
};

/**
 * Read models that are behind catch up in separate groups; after that they join the common reader at the end of the
 * log.
 */
const setToWork = (parts: ProjectorParts, members: readonly Member[], log: Log): Pipeline[] => {
  const { events, batchSize = 500, pollMs = 1_000 } = parts;
  const modelOf = new Map(members.map(({ runner, model }) => [runner, model]));
  const arrived: Runner[] = [];
  const saveShared = parts.isFollowed
    ? sharedCheckpoint(parts, () => members.map(({ model }) => model.written.position()))
    : async () => {};
  const tailing = tailStep(events, arrived, batchSize, batchTracing({ log, tracing: parts.tracing }));
  const step = async () => {
    const more = await tailing();
    await saveShared();
    return more;
  };
  const tail = follow({ name: 'tail', step, events, pollMs, log });

  const catchingUp = intoCatchUpBatches([...modelOf.keys()], gap).map((group) => {
    const catchUp = catchUpStep(events, group, batchSize * 4);
    const indexed = creatingIndexes(parts.documents, log);
    const step = async () => {
      if (await catchUp()) return true;
      // One index in a step: what is appended meanwhile is read before the next one, and a stop waits for one only.
      for (const { projection } of group) if (await indexed(projection.collection)) return true;
      for (const runner of group) await modelOf.get(runner)?.caughtUp();
      arrived.push(...group);
      tail.nudge();
      return false;
    };
    return drain({ name: 'catch-up', step, log });
  });
  return [tail, ...catchingUp];
};

/**
 * Creates a missing index of a collection; returns whether one is still missing. One that cannot be created is given up
 * until the next start: queries then examine rows, which is slow, but an outdated version would stay served for ever.
 */
const creatingIndexes = ({ createIndexes }: ProjectorParts['documents'], log: Log) => {
  const failures = new Map<string, number>();
  return async (collection: string): Promise<boolean> => {
    try {
      return await createIndexes(collection);
    } catch (err) {
      const count = (failures.get(collection) ?? 0) + 1;
      if (!isPassing(err)) failures.set(collection, count);
      if (isPassing(err) || count < mostFailures) throw err;
      log.error({ err, collection }, 'an index cannot be created, the read model is served without it');
      return false;
    }
  };
};

/** Another process has taken over: it reads everything again that is not saved. */
const unlessFenced = (error: unknown) => {
  if (!(error instanceof Failure && error.errorKey === 'store.fenced')) throw error;
};

const byName = (models: readonly ReadModel[]) => {
  const named = new Map(models.map((model) => [model.projection.name, model]));
  if (named.size < models.length) throw new Error('two projections have the same name');
  return named;
};
