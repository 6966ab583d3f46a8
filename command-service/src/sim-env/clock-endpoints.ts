import { findEnvironment } from '@clearbench/access/resource-access';
import { businessDays } from '@clearbench/calendars/business-days';
import { nextCutOff, nextOpening, openingOn } from '@clearbench/calendars/clock-targets';
import { Failure } from '@clearbench/contracts/failure';
import type { BodyOf } from '@clearbench/contracts/route';
import type { Principal } from '@clearbench/contracts/session/principal';
import { businessTime } from '@clearbench/contracts/sim-env/business-time';
import {
  advanceSimEnvClockRoute,
  resetSimEnvMemoryRoute,
  setSimEnvClockRoute,
} from '@clearbench/contracts/sim-env/clock-routes';
import type { SimEnvCommand } from '@clearbench/contracts/sim-env/commands';
import { type SimEnvDocument, simEnvView } from '@clearbench/contracts/sim-env/views';
import { millisecondsPerSecond } from '@clearbench/contracts/time/durations';
import { dueView } from '@clearbench/contracts/transfer/views';
import type { CommandMetadata } from '@clearbench/event-sourcing/command-handler';
import type { Endpoint } from '@clearbench/event-sourcing/serving/endpoint';
import { serve } from '@clearbench/event-sourcing/serving/serve';
import { clearingCalendar } from '../clearing-calendar.ts';
import type { CommandContext } from '../command-context.ts';
import { simEnvDecider, simEnvStream } from './sim-env-decider.ts';

type Parts = Pick<CommandContext, 'handle' | 'views'>;

/** Plans what scenario lists deliver until a business time; a function of the transfer slice, passed in. */
export type PlanUntil = (environmentId: string, until: string, at: string) => Promise<void>;
type Target = BodyOf<typeof advanceSimEnvClockRoute>;

/** The environment whose clock the caller may change. */
const clockedEnvironment = async (views: CommandContext['views'], principal: Principal, token: string) => {
  const environment = await findEnvironment(views, principal, token);
  if (!principal.isAdmin && environment.clearing.allowClockChanges !== true)
    throw new Failure('simEnv.clockNotAllowed', { environment: environment.environmentName });
  return environment;
};

/** The business time of the next planned action; undefined where nothing is planned. */
const nextDueAt = async (views: CommandContext['views'], { environmentId }: SimEnvDocument, now: string) => {
  const where = [{ field: 'environmentId', is: environmentId }];
  const sort = { field: 'dueAt', direction: 'ascending' } as const;
  const [next] = (await views.find(dueView, { where, sort, limit: 1 })).items;
  return next && (next.dueAt > now ? next.dueAt : now);
};

/** The instant of a target, by the calendar of the environment. */
const targetOf = async (
  views: CommandContext['views'],
  environment: SimEnvDocument,
  target: Target,
  at: string,
): Promise<string> => {
  if ('instant' in target) return target.instant;
  if ('day' in target) return openingOn(target.day);
  const now = businessTime(environment.clock, at);
  if ('seconds' in target) return new Date(Date.parse(now) + target.seconds * millisecondsPerSecond).toISOString();
  if (target.to === 'nextDue') return (await nextDueAt(views, environment, now)) ?? now;
  const days = businessDays(await clearingCalendar(views, environment));
  const clearingDay = { businessDays: days, cutOff: environment.clearing.cutOff };
  return target.to === 'cutOff' ? nextCutOff(now, clearingDay) : nextOpening(now, clearingDay);
};

/** The longest wait for the release of due answers, and the pause between two looks, in milliseconds. */
const longestWait = 10_000;
const pause = 50;

/** Waits until nothing of an environment is due at a business time; the number of actions that still are. */
const stillDueAfter = async (views: CommandContext['views'], environmentId: string, time: string): Promise<number> => {
  const where = [
    { field: 'environmentId', is: environmentId },
    { field: 'dueAt', to: time },
  ];
  let due = await views.count(dueView, where);
  for (let waited = 0; due > 0 && waited < longestWait; waited += pause) {
    await new Promise((resolve) => setTimeout(resolve, pause));
    due = await views.count(dueView, where);
  }
  return due;
};

/** Sets and advances the clock of an environment, and resets its memory. */
export const clockEndpoints = ({ handle, views }: Parts, planUntil: PlanUntil): Endpoint[] => {
  /** The environment after a command, once every reader sees it. */
  const execute = async (command: SimEnvCommand, metadata: CommandMetadata) => {
    const { environmentId } = command.data;
    const { position } = await handle(simEnvDecider, simEnvStream(environmentId), command, metadata);
    await views.reached(position, [simEnvView]);
    const environment = await views.get(simEnvView, environmentId);
    if (environment === undefined) throw new Failure('simEnv.notFound', { environmentId });
    return { position, environment, now: businessTime(environment.clock, command.at) };
  };
  return [
    serve(setSimEnvClockRoute, async ({ params, body, principal, metadata, at }) => {
      const { environmentId } = await clockedEnvironment(views, principal, params.environmentToken);
      if (body.kind !== 'real' && body.instant !== undefined) await planUntil(environmentId, body.instant, at);
      const command = { type: 'SetSimEnvClock', data: { environmentId, choice: body }, at } as const;
      const { position, now } = await execute(command, metadata);
      return { reply: { position, now }, position };
    }),
    serve(advanceSimEnvClockRoute, async ({ params, body, principal, metadata, at }) => {
      const environment = await clockedEnvironment(views, principal, params.environmentToken);
      const { environmentId } = environment;
      const to = await targetOf(views, environment, body, at);
      await planUntil(environmentId, to, at);
      const command = { type: 'AdvanceSimEnvClock', data: { environmentId, to }, at } as const;
      const { position, now } = await execute(command, metadata);
      return { reply: { position, now, stillDue: await stillDueAfter(views, environmentId, to) }, position };
    }),
    serve(resetSimEnvMemoryRoute, async ({ params, body, principal, metadata, at }) => {
      const { environmentId } = await clockedEnvironment(views, principal, params.environmentToken);
      const command = { type: 'ResetSimEnvMemory', data: { environmentId, choice: body.clock }, at } as const;
      const { position, now, environment } = await execute(command, metadata);
      return { reply: { position, now, memory: environment.memory ?? 0 }, position };
    }),
  ];
};
