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
import type { RuleList } from '@clearbench/contracts/scenario/rule-list';
import { scheduledDeliveriesView } from '@clearbench/contracts/scenario/views';
import type { Principal } from '@clearbench/contracts/session/principal';
import { simEnvView } from '@clearbench/contracts/sim-env/views';
import { userView } from '@clearbench/contracts/user/views';
import type { CommandMetadata } from '@clearbench/event-sourcing/command-handler';
import type { Endpoint } from '@clearbench/event-sourcing/serving/endpoint';
import { serve } from '@clearbench/event-sourcing/serving/serve';
import { builtInTexts } from '@clearbench/test-engine/scenarios/format/built-in-texts';
import type { CommandContext } from '../command-context.ts';
import { readRules } from '../scenario-lists/read-rules.ts';
import { type ListKey, type StoredList, storedLists } from '../scenario-lists/stored-lists.ts';
import { type CheckList, changeList, storedVersion } from './change-list.ts';
import { dryRunEndpoint, type ReceiversOf } from './dry-run-endpoint.ts';

const mostVersions = 100;

type By = { readonly principal: Principal; readonly metadata: CommandMetadata; readonly at: string };

/** Fails if a delivery of a list cannot be created; a function of the transfer slice, passed in. */
export type CheckDeliveries = (environmentId: string, list: RuleList, by: By) => Promise<void>;
export type DeliveryFunctions = { readonly check: CheckDeliveries; readonly receivers: ReceiversOf };

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

const listEndpoints = (context: CommandContext, checkDeliveries: CheckDeliveries): Endpoint[] => [
  serve(readScenarioListRoute, async ({ params }) => ({
    reply: await details(context, await keyOf(context, params.environmentId)),
  })),
  serve(readScenarioVersionRoute, async ({ params }) => {
    const { version, text } = await storedVersion(context, await keyOf(context, params.environmentId), params.version);
    return { reply: { version, text } };
  }),
  serve(saveScenarioListRoute, async ({ params, body, principal, metadata, at }) => {
    const key = await keyOf(context, params.environmentId);
    const by = { principal, metadata, at };
    const checkList: CheckList = (list) => checkDeliveries(key.environmentId, list, by);
    const reply = await changeList(context, key, body, by, checkList);
    await context.views.reached(reply.position, [scheduledDeliveriesView]);
    return { reply, position: reply.position };
  }),
];

const ownListEndpoints = (context: CommandContext, checkDeliveries: CheckDeliveries): Endpoint[] => [
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
    const by = { principal, metadata, at };
    const checkList: CheckList = (list) => checkDeliveries(key.environmentId, list, by);
    const reply = await changeList(context, key, body, { metadata, at }, checkList);
    // A later advance of the clock plans the deliveries of this version.
    await context.views.reached(reply.position, [scheduledDeliveriesView]);
    return { reply, position: reply.position };
  }),
];

/** Scenario lists of environments and of testers, their check, and the dry run. */
export const scenarioEndpoints = (
  context: CommandContext,
  { check: checkDeliveries, receivers }: DeliveryFunctions,
): Endpoint[] => [
  ...listEndpoints(context, checkDeliveries),
  ...ownListEndpoints(context, checkDeliveries),
  serve(checkScenarioListRoute, async ({ body: { text, of } }) => {
    const read = await readRules(context, text, of);
    if (!('list' in read)) return { reply: { faults: [...read.faults], rules: 0, deliveries: 0 } };
    const { rules, deliveries = [] } = read.list;
    return { reply: { faults: [], rules: rules.length, deliveries: deliveries.length } };
  }),
  dryRunEndpoint(context, receivers),
  serve(readBuiltInScenariosRoute, async ({ params: { list } }) => ({ reply: { text: builtInTexts[list] } })),
];
