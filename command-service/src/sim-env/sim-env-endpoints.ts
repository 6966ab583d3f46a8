import { Failure } from '@clearbench/contracts/failure';
import type { RuleSeverities } from '@clearbench/contracts/format/rule-severity';
import type { BodyOf } from '@clearbench/contracts/route';
import { deleteSimEnvRoute, saveSimEnvRoute } from '@clearbench/contracts/sim-env/administration-routes';
import type { SimEnvCommand } from '@clearbench/contracts/sim-env/commands';
import { simEnvView } from '@clearbench/contracts/sim-env/views';
import { userView } from '@clearbench/contracts/user/views';
import type { Endpoint } from '@clearbench/event-sourcing/serving/endpoint';
import { serve } from '@clearbench/event-sourcing/serving/serve';
import { idFrom } from '../id-from.ts';
import { oneAtATime } from '../one-at-a-time.ts';
import type { Workplace } from '../workplace.ts';
import { checkSettings } from './check-settings.ts';
import { type By, type ChangeMembership, closeSimEnv } from './close-sim-env.ts';
import { severitiesAlong } from './known-rules.ts';
import { rulesEndpoint } from './rules-endpoint.ts';
import { simEnvDecider, simEnvStream } from './sim-env-decider.ts';

type Parts = Pick<Workplace, 'handle' | 'views' | 'oneAtATime'>;
type Body = BodyOf<typeof saveSimEnvRoute>;
type Outcome = { id: string; errorKey?: string };

const commandOf = (
  { environmentId, basedOn = 0, join: _, leave: __, severitiesFrom: ___, ...settings }: Body,
  severities: RuleSeverities,
  { order, at }: By,
): SimEnvCommand => {
  if (environmentId !== undefined)
    return { type: 'ChangeSimEnvSettings', data: { environmentId, settings, basedOn }, at };
  const data = { environmentId: idFrom('simEnv', order.actor, order.commandId), settings, severities };
  return { type: 'OpenSimEnv', data, at };
};

/** People come and go each by themselves: whom the plan has no room for stays where they are, and is told of. */
const comeAndGo = async (changeMembership: ChangeMembership, { join = [], leave = [] }: Body, id: string, by: By) => {
  const outcomes: Outcome[] = [];
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

/** Simulation environments as administrators order them. */
export const simEnvEndpoints = (parts: Parts, changeMembership: ChangeMembership): Endpoint[] => {
  const { handle, views } = parts;
  const close = closeSimEnv(parts, changeMembership);
  /** Tokens are looked for and taken without anybody else in between. */
  const inTurn = oneAtATime();
  const save = (body: Body, by: By) =>
    inTurn('environments', async () => {
      const command = commandOf(body, await severitiesAlong(views, body), by);
      const { environmentId, settings } = command.data as { environmentId: string; settings: Body };
      const repeated = body.environmentId === undefined && (await views.get(simEnvView, environmentId)) !== undefined;
      await checkSettings(views, settings, repeated ? environmentId : body.environmentId);
      const { position, events } = await handle(simEnvDecider, simEnvStream(environmentId), command, by.order);
      await views.reached(position, [simEnvView]);
      return { position, environmentId, version: (body.basedOn ?? 0) + events.length };
    });
  return [
    serve(saveSimEnvRoute, async ({ body, order, at }) => {
      const { position, environmentId, version } = await save(body, { order, at });
      const { outcomes, last } = await comeAndGo(changeMembership, body, environmentId, { order, at });
      const newest = Math.max(position, last);
      if (last > 0) await views.reached(last, [userView]);
      return { reply: { position: newest, environmentId, version, outcomes }, position: newest };
    }),
    rulesEndpoint(parts),
    serve(deleteSimEnvRoute, async ({ params, query, order, at }) => {
      const position = await close(params.environmentId, query.name, { order, at });
      return { reply: { position }, position };
    }),
  ];
};
