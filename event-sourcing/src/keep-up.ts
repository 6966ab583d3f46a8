import { activeVersions } from './active-versions.ts';
import { catchUpStep, intoLanes, tailStep } from './lanes.ts';
import { quietLog } from './log.ts';
import { drain, follow, type Pipeline } from './log-pipeline.ts';
import { parking } from './parking.ts';
import { projectionRunner, type Runner } from './projection-runner.ts';
import type { ProjectorParts } from './projector.ts';
import { type ReadModel, readModel } from './read-model.ts';

export type KeepingUp = {
  readonly models: ReadonlyMap<string, ReadModel>;
  readonly ready: Promise<void>;
  stop(): Promise<void>;
};

/** Read models no further apart than this catch up together. */
const gap = 5_000;

/** Read models that lie behind catch up in lanes of their own; who has arrived joins the one tail reader. */
export const keepUp = (parts: ProjectorParts): KeepingUp => {
  const { events, documents, log = quietLog, batchSize = 500, pollMs = 1_000 } = parts;
  const lot = parking(documents);
  const versions = activeVersions(documents);
  const models = parts.projections.map((projection) =>
    readModel(projection, { ...parts, log, versions, parking: lot, graceMs: parts.graceMs ?? 5_000 }),
  );
  const named = byName(models);
  const pipelines: Pipeline[] = [];
  const arrived: Runner[] = [];

  const start = async () => {
    await lot.prepare();
    await versions.prepare();
    const head = await events.head();
    await Promise.all(models.map((model) => model.open()));
    const runnerOf = (model: ReadModel) => {
      const silentUntil = model.isBuilding() ? head : 0;
      return projectionRunner({ ...parts, ...model, silentUntil, parking: lot, log });
    };
    const byRunner = new Map(models.map((model) => [runnerOf(model), model]));
    const tail = follow({ name: 'tail', step: tailStep(events, arrived, batchSize), events, pollMs, log });
    pipelines.push(tail);
    for (const lane of intoLanes([...byRunner.keys()], gap)) {
      const step = catchUpStep(events, lane, batchSize * 4);
      const thenJoin = async () => {
        if (await step()) return true;
        await Promise.all(lane.map((runner) => byRunner.get(runner)?.caughtUp()));
        arrived.push(...lane);
        tail.nudge();
        return false;
      };
      pipelines.push(drain({ name: 'catch-up', step: thenJoin, log }));
    }
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
      await Promise.all(arrived.map((runner) => runner.save()));
      await Promise.all(models.map((model) => model.close()));
    },
  };
};

const byName = (models: readonly ReadModel[]) => {
  const named = new Map(models.map((model) => [model.projection.name, model]));
  if (named.size < models.length) throw new Error('two projections have the same name');
  return named;
};
