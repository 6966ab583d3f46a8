import { findEnvironment } from '@clearbench/access/resource-access';
import { Failure } from '@clearbench/contracts/failure';
import {
  checkScenarioListRoute,
  readBuiltInScenariosRoute,
  readOwnScenarioListRoute,
  readOwnScenarioVersionRoute,
  readScenarioListRoute,
  readScenarioVersionRoute,
  type ScenarioListDetails,
  saveOwnScenarioListRoute,
  saveScenarioListRoute,
} from '@clearbench/contracts/scenario/routes';
import type { Principal } from '@clearbench/contracts/session/principal';
import { simEnvView } from '@clearbench/contracts/sim-env/views';
import { userView } from '@clearbench/contracts/user/views';
import type { Endpoint } from '@clearbench/event-sourcing/serving/endpoint';
import { serve } from '@clearbench/event-sourcing/serving/serve';
import { builtInTexts } from '@clearbench/test-engine/scenarios/format/built-in-texts';
import type { CommandContext } from '../command-context.ts';
import { type ListKey, type StoredList, storedLists } from '../scenario-lists/stored-lists.ts';
import { changeList, storedVersion } from './change-list.ts';
import { dryRunEndpoint } from './dry-run-endpoint.ts';

const mostVersions = 100;

const versionOf = async ({ views }: Pick<CommandContext, 'views'>, stored: StoredList) => {
  const { version, text, at, actor, restoredFrom } = stored;
  const actorName = (await views.get(userView, actor))?.displayName;
  return {
    version,
    at,
    lines: text.split('\n').length,
    ...(actorName === undefined ? {} : { actorName }),
    ...(restoredFrom === undefined ? {} : { restoredFrom }),
  };
};

const details = async (context: CommandContext, key: ListKey): Promise<ScenarioListDetails> => {
  const stored = await storedLists(context, key);
  const { version = 0, text = '' } = stored.at(-1) ?? {};
  const newest = stored.toReversed().slice(0, mostVersions);
  return { version, text, versions: await Promise.all(newest.map((one) => versionOf(context, one))) };
};

/** The key of an environment's list; the environment must exist. */
const keyOf = async ({ views }: Pick<CommandContext, 'views'>, environmentId: string): Promise<ListKey> => {
  if (!(await views.get(simEnvView, environmentId))) throw new Failure('simEnv.notFound', { environmentId });
  return { environmentId };
};

/** The key of a tester's own list, where the environment allows it. */
const ownKeyOf = async (context: CommandContext, principal: Principal, environmentToken: string): Promise<ListKey> => {
  const environment = await findEnvironment(context.views, principal, environmentToken);
  const { environmentId, environmentName, clearing } = environment;
  if (clearing.allowOwnScenarios !== true)
    throw new Failure('scenario.ownNotAllowed', { environment: environmentName });
  return { environmentId, userId: principal.user.userId };
};

const listEndpoints = (context: CommandContext): Endpoint[] => [
  serve(readScenarioListRoute, async ({ params }) => ({
    reply: await details(context, await keyOf(context, params.environmentId)),
  })),
  serve(readScenarioVersionRoute, async ({ params }) => {
    const { version, text } = await storedVersion(context, await keyOf(context, params.environmentId), params.version);
    return { reply: { version, text } };
  }),
  serve(saveScenarioListRoute, async ({ params, body, metadata, at }) => {
    const reply = await changeList(context, await keyOf(context, params.environmentId), body, { metadata, at });
    return { reply, position: reply.position };
  }),
];

const ownListEndpoints = (context: CommandContext): Endpoint[] => [
  serve(readOwnScenarioListRoute, async ({ params, principal }) => ({
    reply: await details(context, await ownKeyOf(context, principal, params.environmentToken)),
  })),
  serve(readOwnScenarioVersionRoute, async ({ params, principal }) => {
    const key = await ownKeyOf(context, principal, params.environmentToken);
    const { version, text } = await storedVersion(context, key, params.version);
    return { reply: { version, text } };
  }),
  serve(saveOwnScenarioListRoute, async ({ params, body, principal, metadata, at }) => {
    const key = await ownKeyOf(context, principal, params.environmentToken);
    const reply = await changeList(context, key, body, { metadata, at });
    return { reply, position: reply.position };
  }),
];

/** Scenario lists of environments and of testers, their check, and the dry run. */
export const scenarioEndpoints = (context: CommandContext): Endpoint[] => [
  ...listEndpoints(context),
  ...ownListEndpoints(context),
  serve(checkScenarioListRoute, async ({ body: { text } }) => {
    const read = await context.textWorkers.readRules(text);
    const reply =
      'list' in read ? { faults: [], rules: read.list.rules.length } : { faults: [...read.faults], rules: 0 };
    return { reply };
  }),
  dryRunEndpoint(context),
  serve(readBuiltInScenariosRoute, async ({ params: { list } }) => ({ reply: { text: builtInTexts[list] } })),
];
