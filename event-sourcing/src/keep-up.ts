import { Failure } from '@clearbench/contracts/failure';
import { activeVersions } from './active-versions.ts';
import { catchUpStep, intoLanes, tailStep } from './lanes.ts';
import { type Log, quietLog } from './log.ts';
import { drain, follow, type Pipeline } from './log-pipeline.ts';
import { parking } from './parking.ts';
import { projectionRunner, type Runner } from './projection-runner.ts';
import type { ProjectorParts } from './projector-parts.ts';
import { type ReadModel, readModel } from './read-model.ts';
import { toldBatch } from './told-batch.ts';
import { toldTogether } from './told-together.ts';
import { wholeProjector } from './whole-projector.ts';

export type KeepingUp = {
  readonly models: ReadonlyMap<string, ReadModel>;
  readonly ready: Promise<void>;
  stop(): Promise<void>;
};

type Member = { readonly runner: Runner; readonly model: ReadModel };

/** Read models no further apart than this catch up together. */
const gap = 5_000;

/** Opens read models, sets them to work, and stops them. */
export const keepUp = (parts: ProjectorParts): KeepingUp => {
  const { documents, log = quietLog, graceMs = 5_000 } = parts;
  const lot = parking(documents);
  const versions = activeVersions(documents, parts.fence);
  const models = parts.projections.map((projection) =>
    readModel(projection, { ...parts, log, versions, parking: lot, graceMs }),
  );
  const named = byName(models);
  let pipelines: readonly Pipeline[] = [];
  let members: readonly Member[] = [];

  const start = async () => {
    await lot.prepare();
    await versions.prepare();
    if (parts.fence !== undefined) await parts.checkpoints.advance(wholeProjector, 0, parts.fence);
    const head = await parts.events.head();
    await Promise.all(models.map((model) => model.open()));
    members = models.map((model) => {
      const silentUntil = model.isBuilding() ? head : 0;
      return {
        model,
        runner: projectionRunner({
          ...parts,
          projection: model.projection,
          progress: model.written,
          silentUntil,
          parking: lot,
          log,
        }),
      };
    });
    pipelines = setToWork(parts, members, log);
  };
  const ready = start();
  ready.catch((err: unknown) => log.error({ err }, 'read models cannot be opened'));

  return {
    models: named,
    ready,
    stop: async () => {
      await ready.catch(() => {});
      for (const pipeline of pipelines) pipeline.stop();
      await Promise.all(pipelines.map(({ ended }) => ended));
      await Promise.all(members.map(({ runner }) => runner.save())).catch(unlessFenced);
      await Promise.all(models.map((model) => model.close()));
    },
  };
};

/** Read models that lie behind catch up in lanes of their own; who has arrived joins the one tail reader. */
const setToWork = (parts: ProjectorParts, members: readonly Member[], log: Log): Pipeline[] => {
  const { events, batchSize = 500, pollMs = 1_000 } = parts;
  const modelOf = new Map(members.map(({ runner, model }) => [runner, model]));
  const arrived: Runner[] = [];
  const tell = parts.isFollowed
    ? toldTogether(parts, () => members.map(({ model }) => model.written.position()))
    : async () => {};
  const tailing = tailStep(events, arrived, batchSize, toldBatch({ log, tracing: parts.tracing }));
  const step = async () => {
    const more = await tailing();
    await tell();
    return more;
  };
  const tail = follow({ name: 'tail', step, events, pollMs, log });

  const lanes = intoLanes([...modelOf.keys()], gap).map((lane) => {
    const catchUp = catchUpStep(events, lane, batchSize * 4);
    const step = async () => {
      if (await catchUp()) return true;
      for (const runner of lane) await modelOf.get(runner)?.caughtUp();
      arrived.push(...lane);
      tail.nudge();
      return false;
    };
    return drain({ name: 'catch-up', step, log });
  });
  return [tail, ...lanes];
};

/** Somebody else goes on from here: what is not saved is read again there. */
const unlessFenced = (error: unknown) => {
  if (!(error instanceof Failure && error.errorKey === 'store.fenced')) throw error;
};

const byName = (models: readonly ReadModel[]) => {
  const named = new Map(models.map((model) => [model.projection.name, model]));
  if (named.size < models.length) throw new Error('two projections have the same name');
  return named;
};
