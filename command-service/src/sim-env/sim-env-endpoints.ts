import { keyedMutex } from '@clearbench/contracts/concurrency/keyed-mutex';
import { Failure } from '@clearbench/contracts/failure';
import type { RuleSeverities } from '@clearbench/contracts/format/rule-severity';
import type { BodyOf } from '@clearbench/contracts/route';
import { deleteSimEnvRoute, saveSimEnvRoute } from '@clearbench/contracts/sim-env/administration-routes';
import type { SimEnvCommand } from '@clearbench/contracts/sim-env/commands';
import { defaultClearing, defaultScheme } from '@clearbench/contracts/sim-env/default-settings';
import type { SimEnvSettings } from '@clearbench/contracts/sim-env/events';
import { restoreSimEnvRoute } from '@clearbench/contracts/sim-env/removed-routes';
import { saveSimEnvRulesRoute } from '@clearbench/contracts/sim-env/rule-routes';
import { simEnvView } from '@clearbench/contracts/sim-env/views';
import { userView } from '@clearbench/contracts/user/views';
import type { Endpoint } from '@clearbench/event-sourcing/serving/endpoint';
import { serve } from '@clearbench/event-sourcing/serving/serve';
import type { ReadModels } from '@clearbench/stores/read-models';
import type { CommandContext } from '../command-context.ts';
import { idFrom } from '../id-from.ts';
import { checkSettings } from './check-settings.ts';
import { clockEndpoints, type PlanUntil } from './clock-endpoints.ts';
import { type By, type ChangeMembership, closeSimEnv } from './close-sim-env.ts';
import { checkRules, severitiesAlong } from './known-rules.ts';
import { participantEndpoints } from './participant-endpoints.ts';
import { restoreSimEnv } from './restore-sim-env.ts';
import { simEnvDecider, simEnvStream } from './sim-env-decider.ts';

type Body = BodyOf<typeof saveSimEnvRoute>;

type StoredSettings = Partial<Pick<SimEnvSettings, 'scheme' | 'clearing' | 'formats' | 'limits'>>;

const storedSettings = async (
  views: Pick<ReadModels, 'get'>,
  environmentId: string | undefined,
): Promise<StoredSettings> => {
  if (environmentId === undefined) return {};
  const environment = await views.get(simEnvView, environmentId);
  if (!environment) throw new Failure('simEnv.notFound', { environmentId });
  const { scheme, clearing, formats, limits } = environment;
  return { scheme, clearing, ...(formats ? { formats } : {}), ...(limits ? { limits } : {}) };
};

/**
 * The settings of a save command with defaults for absent parts: the current scheme and clearing of the environment, or
 * the defaults for a new one. Without `clearing` the command also keeps added formats and limits; with `clearing` it
 * replaces them.
 */
const completeSettings = async (views: Pick<ReadModels, 'get'>, body: Body): Promise<SimEnvSettings> => {
  const { environmentId, basedOn: _, join: __, leave: ___, severitiesFrom: ____, clearing, ...given } = body;
  const stored = await storedSettings(views, environmentId);
  const base = stored.clearing ?? defaultClearing;
  const scheme = given.scheme ?? stored.scheme ?? defaultScheme;
  if (clearing === undefined) return { ...stored, ...given, scheme, clearing: base };
  const { participants = base.participants ?? [], reachable = base.reachable, ...others } = clearing;
  const listed = participants.length === 0 ? {} : { participants };
  return { ...given, scheme, clearing: { ...others, reachable, ...listed } };
};

/** Sets the severities of an environment. Later validations use them, because they read what this command stored. */
const rulesEndpoint = ({ handle, views }: Pick<CommandContext, 'handle' | 'views'>): Endpoint =>
  serve(saveSimEnvRulesRoute, async ({ params: { environmentId }, body: { basedOn, severities }, metadata, at }) => {
    const environment = await views.get(simEnvView, environmentId);
    if (!environment) throw new Failure('simEnv.notFound', { environmentId });
    checkRules(environment.scheme, severities);
    const command = { type: 'ChangeSimEnvSeverities', data: { environmentId, severities, basedOn }, at } as const;
    const { position, events } = await handle(simEnvDecider, simEnvStream(environmentId), command, metadata);
    await views.reached(position, [simEnvView]);
    return { reply: { position, environmentId, version: basedOn + events.length }, position };
  });

type Parts = Pick<CommandContext, 'handle' | 'views' | 'keyedMutex'>;
type ItemResult = { id: string; errorKey?: string };

const commandOf = (
  { environmentId, basedOn }: Body,
  settings: SimEnvSettings,
  severities: RuleSeverities,
  { metadata, at }: By,
): SimEnvCommand => {
  if (environmentId !== undefined)
    return { type: 'ChangeSimEnvSettings', data: { environmentId, settings, basedOn }, at };
  const data = { environmentId: idFrom('simEnv', metadata.actor, metadata.commandId), settings, severities };
  return { type: 'OpenSimEnv', data, at };
};

/** Adds and removes members one by one; users whose plan has no free environment are not added and are reported. */
const changeMembers = async (
  changeMembership: ChangeMembership,
  { join = [], leave = [] }: Body,
  id: string,
  by: By,
) => {
  const outcomes: ItemResult[] = [];
  let last = 0;
  const move = async (userId: string, how: 'join' | 'leave'): Promise<void> => {
    try {
      last = Math.max(last, (await changeMembership(userId, id, how, by)).position);
      outcomes.push({ id: userId });
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      outcomes.push({ id: userId, errorKey: error.errorKey });
    }
  };
  for (const userId of new Set(leave)) await move(userId, 'leave');
  for (const userId of new Set(join)) if (!leave.includes(userId)) await move(userId, 'join');
  return { outcomes, last };
};

/** The commands for environments. */
export const simEnvEndpoints = (parts: Parts, changeMembership: ChangeMembership, planUntil: PlanUntil): Endpoint[] => {
  const { handle, views } = parts;
  const close = closeSimEnv(parts, changeMembership);
  const restore = restoreSimEnv(parts, changeMembership);
  /** Checks and assigns tokens without concurrent commands. */
  const mutex = keyedMutex();
  const save = (body: Body, by: By) =>
    mutex('environments', async () => {
      const settings = await completeSettings(views, body);
      const along = await severitiesAlong(views, { ...body, scheme: settings.scheme });
      const command = commandOf(body, settings, along, by);
      const { environmentId } = command.data;
      const repeated = body.environmentId === undefined && (await views.get(simEnvView, environmentId)) !== undefined;
      await checkSettings(views, settings, repeated ? environmentId : body.environmentId);
      const { position, events } = await handle(simEnvDecider, simEnvStream(environmentId), command, by.metadata);
      await views.reached(position, [simEnvView]);
      const basedOn = body.environmentId === undefined ? 0 : body.basedOn;
      if (basedOn !== undefined) return { position, environmentId, version: basedOn + events.length };
      return { position, environmentId, version: (await views.get(simEnvView, environmentId))?.version ?? 1 };
    });
  return [
    serve(saveSimEnvRoute, async ({ body, metadata, at }) => {
      const { position, environmentId, version } = await save(body, { metadata, at });
      const { outcomes, last } = await changeMembers(changeMembership, body, environmentId, { metadata, at });
      const newest = Math.max(position, last);
      if (last > 0) await views.reached(last, [userView]);
      return { reply: { position: newest, environmentId, version, outcomes }, position: newest };
    }),
    ...clockEndpoints(parts, planUntil),
    ...participantEndpoints(parts),
    rulesEndpoint(parts),
    serve(deleteSimEnvRoute, async ({ params, query, metadata, at }) => {
      const position = await close(params.environmentId, query.name, { metadata, at });
      return { reply: { position }, position };
    }),
    serve(restoreSimEnvRoute, async ({ params: { environmentId }, metadata, at }) => {
      const reply = await mutex('environments', () => restore(environmentId, { metadata, at }));
      return { reply, position: reply.position };
    }),
  ];
};
