import { businessTime, realTimeOf } from '@clearbench/contracts/sim-env/business-time';
import { type SimEnvDocument, simEnvView } from '@clearbench/contracts/sim-env/views';
import { type DueDocument, dueView, transferView } from '@clearbench/contracts/transfer/views';
import { everyDocument } from '@clearbench/stores/every-document';
import type { ReadModels } from '@clearbench/stores/read-models';
import { restorableEnvironmentUntil } from '../closed-environment.ts';
import type { CommandContext } from '../command-context.ts';

type Parts = Pick<CommandContext, 'views' | 'log'>;

/** A due action; `isDropped` where a reset of the memory has ended it. */
export type DueAction = DueDocument & { readonly isDropped?: true };

/** The due actions, and the real time of the next one; ISO 8601 UTC. */
export type DueActions = { readonly due: readonly DueAction[]; readonly nextAt?: string };

const dueAtOnce = 100;
const soonestFirst = { field: 'dueAt', direction: 'ascending' } as const;

/** The environments with a clock of their own or a memory that was reset; they change rarely. */
type CachedEnvironments = { readonly asOf: number; readonly environments: ReadonlyMap<string, SimEnvDocument> };
const known = new WeakMap<ReadModels, CachedEnvironments>();

/**
 * Reads the environments again at the next call. Where another process writes the read models, the notice of a change
 * can arrive before this process learns the new position.
 */
export const forgetClockedEnvironments = (views: ReadModels): void => void known.delete(views);

const clockedEnvironments = async (views: ReadModels): Promise<ReadonlyMap<string, SimEnvDocument>> => {
  const asOf = views.changedAt(simEnvView);
  const present = known.get(views);
  if (present?.asOf === asOf) return present.environments;
  const all = await everyDocument(views, simEnvView, 'environmentName');
  const clocked = all.filter(({ clock, memory }) => clock !== undefined || memory !== undefined);
  const environments = new Map(clocked.map((environment) => [environment.environmentId, environment]));
  known.set(views, { asOf, environments });
  return environments;
};

/** The actions of an environment that a reset of its memory has ended. */
const endedByReset = async (views: ReadModels, { environmentId, memory = 0 }: SimEnvDocument) => {
  if (memory === 0) return [];
  const where = [
    { field: 'environmentId', is: environmentId },
    { field: 'memory', to: memory - 1 },
  ];
  const sort = { field: 'memory', direction: 'ascending' } as const;
  const { items } = await views.find(dueView, { where, sort, limit: dueAtOnce });
  return items.map((item): DueAction => ({ ...item, isDropped: true }));
};

/** The due actions of an environment with a clock of its own, in the order of their business times. */
const dueByOwnClock = async (views: ReadModels, environment: SimEnvDocument, now: string): Promise<DueActions> => {
  const { environmentId, clock } = environment;
  const ended = await endedByReset(views, environment);
  if (ended.length > 0 || clock === undefined) return { due: ended };
  const where = [{ field: 'environmentId', is: environmentId }];
  const { items } = await views.find(dueView, { where, sort: soonestFirst, limit: dueAtOnce });
  const time = businessTime(clock, now);
  const due = items.filter(({ dueAt }) => dueAt <= time);
  const next = items[due.length];
  const nextAt = next && realTimeOf(clock, next.dueAt);
  return { due, ...(nextAt === undefined ? {} : { nextAt }) };
};

const environmentOf = async (views: ReadModels, { environmentId, transferId }: DueDocument) =>
  environmentId ?? (await views.get(transferView, transferId))?.environmentId;

/** Whether an answer waits, because its environment is deleted and restorable; each environment is looked up once. */
const waitingAnswers = ({ views, log }: Parts, now: string) => {
  const environments = new Map<string, Promise<boolean>>();
  const isDeleted = async (environmentId: string): Promise<boolean> => {
    if (await views.get(simEnvView, environmentId)) return false;
    const until = await restorableEnvironmentUntil(log, environmentId);
    return until !== undefined && now <= until;
  };
  return async (item: DueDocument): Promise<boolean> => {
    const environmentId = item.answerId === undefined ? undefined : await environmentOf(views, item);
    if (environmentId === undefined) return false;
    const present = environments.get(environmentId) ?? isDeleted(environmentId);
    environments.set(environmentId, present);
    return present;
  };
};

/** An action of an environment with a clock of its own, or of a memory that was reset; `dueByOwnClock` finds it. */
const isElsewhere = ({ environmentId, memory }: DueDocument, clocked: ReadonlyMap<string, SimEnvDocument>): boolean => {
  const environment = environmentId === undefined ? undefined : clocked.get(environmentId);
  return environment !== undefined && (environment.clock !== undefined || memory < (environment.memory ?? 0));
};

/** The due actions of all environments with the real clock. */
const dueByRealTime = async (
  context: Parts,
  now: string,
  clocked: ReadonlyMap<string, SimEnvDocument>,
): Promise<DueActions> => {
  const isWaiting = waitingAnswers(context, now);
  const due: DueDocument[] = [];
  for (let from: { after?: string } | undefined = {}; from && due.length === 0; ) {
    const page: { items: readonly DueDocument[]; next?: string | undefined } = await context.views.find(dueView, {
      where: [],
      sort: soonestFirst,
      limit: dueAtOnce,
      ...from,
    });
    for (const item of page.items) {
      if (isElsewhere(item, clocked)) continue;
      if (item.dueAt > now) return { due, nextAt: item.dueAt };
      if (!(await isWaiting(item))) due.push(item);
    }
    from = page.next === undefined ? undefined : { after: page.next };
  }
  return { due };
};

/**
 * The due actions at a real time, and the real time of the next one; each environment has its own clock. Answers of a
 * deleted environment wait until its restore period ends, without delaying others.
 */
export const dueTransfers = async (context: Parts, now: string): Promise<DueActions> => {
  const clocked = await clockedEnvironments(context.views);
  const own = await Promise.all(
    [...clocked.values()].map((environment) => dueByOwnClock(context.views, environment, now)),
  );
  const all = [await dueByRealTime(context, now, clocked), ...own];
  const [nextAt] = all.flatMap((one) => one.nextAt ?? []).toSorted();
  return { due: all.flatMap(({ due }) => due), ...(nextAt === undefined ? {} : { nextAt }) };
};
