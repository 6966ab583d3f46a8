import { findEnvironment } from '@clearbench/access/resource-access';
import type { Principal } from '@clearbench/contracts/session/principal';
import { readSuiteSchemaRoute, readTestCaseSchemaRoute } from '@clearbench/contracts/suite/archive-routes';
import { listRemovedSuitesRoute } from '@clearbench/contracts/suite/removed-routes';
import { listSuitesRoute, type SuiteSummary } from '@clearbench/contracts/suite/routes';
import { type SuiteDocument, suiteView } from '@clearbench/contracts/suite/views';
import { jsonSchemaOf } from '@clearbench/contracts/test-suite/json-schema';
import type { Endpoint } from '@clearbench/event-sourcing/serving/endpoint';
import { serve } from '@clearbench/event-sourcing/serving/serve';
import type { Condition } from '@clearbench/stores/document-store/document-store';
import { madeOnce } from '../made-once.ts';
import type { QueryContext } from '../query-context.ts';
import { namesOfUsers } from './names-of-users.ts';
import { removedSuites } from './removed-suites.ts';

/** The most suites in the list. */
const mostListed = 1_000;

type Views = Pick<QueryContext, 'views'>;

const listed = async ({ views }: Views, where: readonly Condition[]): Promise<readonly SuiteDocument[]> => {
  const sort = { field: 'changedAt', direction: 'descending' } as const;
  return (await views.find(suiteView, { where, sort, limit: mostListed })).items;
};

const readable = async (
  context: Views,
  { isAdmin, user }: Principal,
  environmentId: string,
): Promise<readonly SuiteDocument[]> => {
  const shelf = { field: 'shelf', is: environmentId };
  if (isAdmin) return listed(context, [shelf]);
  const [own, shared] = await Promise.all([
    listed(context, [shelf, { field: 'ownerId', is: user.userId }]),
    listed(context, [shelf, { field: 'shared', is: true }]),
  ]);
  const all = new Map([...own, ...shared].map((suite) => [suite.suiteId, suite]));
  return [...all.values()].toSorted((one, other) => (one.changedAt < other.changedAt ? 1 : -1)).slice(0, mostListed);
};

const rowOf = (
  { suiteId, title, tags, files, cases, problems, version, changedAt, changedBy, ownerId, shared }: SuiteDocument,
  names: ReadonlyMap<string, string>,
  { user }: Principal,
): SuiteSummary => {
  const [changedByName, ownerName] = [names.get(changedBy), names.get(ownerId)];
  return {
    ...{ suiteId, title, tags, files, cases, problems, version, changedAt, shared },
    isOwn: ownerId === user.userId,
    ...(changedByName === undefined ? {} : { changedByName }),
    ...(ownerName === undefined ? {} : { ownerName }),
  };
};

const caseSchema = madeOnce(() => jsonSchemaOf('case'));
const suiteSchema = madeOnce(() => jsonSchemaOf('suite'));

/** The lists of test suites and of deleted ones, and the JSON Schemas of their files. */
export const suiteQueries = (context: Views): Endpoint[] => [
  serve(listSuitesRoute, async ({ query: { environmentToken }, principal }) => {
    const { environmentId } = await findEnvironment(context.views, principal, environmentToken);
    const suites = await readable(context, principal, environmentId);
    const ids = suites.flatMap(({ ownerId, changedBy }) => [ownerId, changedBy]);
    const names = await namesOfUsers(context, ids);
    return { reply: suites.map((suite) => rowOf(suite, names, principal)) };
  }),
  serve(listRemovedSuitesRoute, async ({ query: { environmentToken, ...page }, principal, at }) => {
    const { environmentId } = await findEnvironment(context.views, principal, environmentToken);
    return { reply: await removedSuites(context, principal, { ...page, environmentId }, at) };
  }),
  serve(readTestCaseSchemaRoute, async () => ({ reply: caseSchema() })),
  serve(readSuiteSchemaRoute, async () => ({ reply: suiteSchema() })),
];
