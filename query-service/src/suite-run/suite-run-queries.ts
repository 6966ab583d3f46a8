import { findEnvironment } from '@clearbench/access/resource-access';
import { Failure } from '@clearbench/contracts/failure';
import type { Principal } from '@clearbench/contracts/session/principal';
import { caseStateAt } from '@clearbench/contracts/suite-run/choices';
import {
  compareSuiteRunsRoute,
  listSuiteRunCasesRoute,
  listSuiteRunsRoute,
  readSuiteRunCaseRoute,
  readSuiteRunFileRoute,
  readSuiteRunReportRoute,
  readSuiteRunRoute,
  readSuiteRunTrendRoute,
} from '@clearbench/contracts/suite-run/routes';
import type { SuiteRunDetails } from '@clearbench/contracts/suite-run/run';
import {
  everyMember,
  type SuiteRunDocument,
  suiteRunCaseId,
  suiteRunCaseView,
  suiteRunView,
} from '@clearbench/contracts/suite-run/views';
import type { Endpoint } from '@clearbench/event-sourcing/serving/endpoint';
import { serve } from '@clearbench/event-sourcing/serving/serve';
import type { QueryContext } from '../query-context.ts';
import { compareRuns } from './compare-runs.ts';
import { findRun } from './find-run.ts';
import { casesNumbered, matchingCases, shownCase } from './run-cases.ts';
import { type RunPlans, runPlans } from './run-plans.ts';
import { runReport } from './run-report.ts';
import { shownRun } from './shown-run.ts';

const newestFirst = { field: 'requestedAt', direction: 'descending' } as const;
const ended = ['passed', 'failed', 'stopped', 'interrupted'] as const;

type Views = Pick<QueryContext, 'views'>;

async function* inOnePiece(text: string): AsyncGenerator<Uint8Array> {
  yield new TextEncoder().encode(text);
}

/** The runs that the caller may read. */
const readable = ({ isAdmin, user }: Principal) =>
  isAdmin ? [] : [{ field: 'readBy', anyOf: [everyMember, user.userId] }];

const is = (field: string, value: string | undefined) => (value === undefined ? [] : [{ field, is: value }]);

const runsBefore = async ({ views }: Views, { isOpen, state, requestedAt }: SuiteRunDocument) => {
  if (!isOpen || state !== 'waiting') return undefined;
  const where = [
    { field: 'isOpen', is: true },
    { field: 'requestedAt', to: requestedAt },
  ];
  return Math.max(0, (await views.count(suiteRunView, where)) - 1);
};

const previousRun = async (
  { views }: Views,
  { runId, environmentId, suiteId, requestedAt }: SuiteRunDocument,
  principal: Principal,
) => {
  const where = [...is('environmentId', environmentId), ...readable(principal), ...is('suiteId', suiteId)];
  const earlier = [...where, { field: 'requestedAt', to: requestedAt }];
  const { items } = await views.find(suiteRunView, { where: earlier, sort: newestFirst, limit: 2 });
  return items.find((one) => one.runId !== runId)?.runId;
};

const details = async (context: Views, run: SuiteRunDocument, principal: Principal): Promise<SuiteRunDetails> => {
  const before = await runsBefore(context, run);
  const previousRunId = await previousRun(context, run, principal);
  return {
    ...(await shownRun(context.views, run)),
    productVersion: run.productVersion,
    caseStates: run.caseStates,
    ...(before === undefined ? {} : { runsBefore: before }),
    ...(previousRunId === undefined ? {} : { previousRunId }),
  };
};

const listQueries = ({ views }: Views): Endpoint[] => [
  serve(listSuiteRunsRoute, async ({ query, principal }) => {
    const { environmentId } = await findEnvironment(views, principal, query.environmentToken);
    const { suiteId, state, search, after, limit } = query;
    const own = [...is('environmentId', environmentId), ...readable(principal)];
    const where = [...own, ...is('suiteId', suiteId), ...is('state', state)];
    const page = await views.find(suiteRunView, {
      ...{ where, sort: newestFirst, limit },
      ...(search ? { search } : {}),
      ...(after ? { after } : {}),
    });
    const items = await Promise.all(page.items.map((run) => shownRun(views, run)));
    return { reply: { items, ...(page.next === undefined ? {} : { next: page.next }) } };
  }),
  serve(readSuiteRunTrendRoute, async ({ params, query, principal }) => {
    const { environmentId } = await findEnvironment(views, principal, params.environmentToken);
    const of = [...is('environmentId', environmentId), ...readable(principal), ...is('suiteId', query.suiteId)];
    const where = [...of, { field: 'state', anyOf: ended }];
    const { items } = await views.find(suiteRunView, { where, sort: newestFirst, limit: query.limit });
    return { reply: await Promise.all(items.toReversed().map((run) => shownRun(views, run))) };
  }),
];

const caseQueries = ({ views, contents }: QueryContext, plans: RunPlans): Endpoint[] => {
  const readCase = async (principal: Principal, { runId, number }: { runId: string; number: number }) => {
    const run = await findRun(views, principal, runId);
    const planned = (await plans(run))[number - 1];
    if (planned === undefined) throw new Failure('suiteRun.caseNotFound');
    const found = await views.get(suiteRunCaseView, suiteRunCaseId(runId, number));
    return { run, planned, found };
  };
  return [
    serve(listSuiteRunCasesRoute, async ({ params, query, principal }) => {
      const run = await findRun(views, principal, params.runId);
      const plan = await plans(run);
      const numbers = matchingCases(plan, run, query);
      const shown = numbers.slice(query.from, query.from + query.limit);
      return { reply: { items: await casesNumbered(views, run, plan, shown), total: numbers.length } };
    }),
    serve(readSuiteRunCaseRoute, async ({ params, principal }) => {
      const { run, planned, found } = await readCase(principal, params);
      const state = caseStateAt(run.caseStates, params.number);
      return {
        reply: {
          ...shownCase(planned, params.number, state, found),
          ...(found?.error === undefined ? {} : { error: found.error }),
          ...(found === undefined ? {} : { startedAt: found.startedAt }),
          finishedSteps: [...(found?.steps ?? [])],
        },
      };
    }),
    serve(readSuiteRunFileRoute, async ({ params, principal }) => {
      const { found } = await readCase(principal, params);
      const files = found?.steps.flatMap(({ files, conversation }) => [...files, ...(conversation?.messages ?? [])]);
      const file = files?.find(({ sha256 }) => sha256 === params.sha256);
      if (file?.sha256 === undefined || !(await contents.has(file.sha256))) throw new Failure('suiteRun.fileNotFound');
      return { stream: contents.read(file.sha256), headers: { 'Content-Length': String(file.size) } };
    }),
  ];
};

/** The queries about runs of suites. */
export const suiteRunQueries = (context: QueryContext, plans = runPlans(context)): Endpoint[] => [
  ...listQueries(context),
  ...caseQueries(context, plans),
  serve(readSuiteRunRoute, async ({ params, principal }) => ({
    reply: await details(context, await findRun(context.views, principal, params.runId), principal),
  })),
  serve(compareSuiteRunsRoute, async ({ params, principal }) => {
    const after = await findRun(context.views, principal, params.runId);
    const before = await findRun(context.views, principal, params.earlierRunId);
    return { reply: await compareRuns(context.views, plans, before, after) };
  }),
  serve(readSuiteRunReportRoute, async ({ params, query, principal }) => {
    const run = await findRun(context.views, principal, params.runId);
    const { text, headers } = await runReport(context.views, run, query.format);
    return { stream: inOnePiece(text), headers };
  }),
];
