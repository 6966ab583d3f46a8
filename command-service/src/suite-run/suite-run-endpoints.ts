import { findEnvironment, mayReadRun } from '@clearbench/access/resource-access';
import { Failure } from '@clearbench/contracts/failure';
import type { Principal } from '@clearbench/contracts/session/principal';
import { simEnvView } from '@clearbench/contracts/sim-env/views';
import { caseStateAt, isOpen } from '@clearbench/contracts/suite-run/choices';
import type { PlannedCase } from '@clearbench/contracts/suite-run/parts';
import {
  deleteSuiteRunRoute,
  rerunSuiteRunRoute,
  startSuiteRunRoute,
  stopSuiteRunRoute,
} from '@clearbench/contracts/suite-run/routes';
import { type SuiteRunDocument, suiteRunView } from '@clearbench/contracts/suite-run/views';
import type { Endpoint } from '@clearbench/event-sourcing/serving/endpoint';
import { serve } from '@clearbench/event-sourcing/serving/serve';
import { readSuite } from '@clearbench/test-suites/format/read-suite';
import type { CommandContext } from '../command-context.ts';
import { findSuite } from '../stored-suites/suite-access.ts';
import { readSuiteFolder } from '../stored-suites/suite-folder.ts';
import type { SuiteTexts } from '../suite-space/suite-texts.ts';
import type { SuiteWorkers } from '../suite-space/suite-workers.ts';
import { appendStart, checkOpenRuns, type SuiteToRun, startRun } from './start-run.ts';
import { suiteRunDecider, suiteRunStream } from './suite-run-decider.ts';

export type SuiteRunParts = { readonly workers: SuiteWorkers };
type Views = Pick<CommandContext, 'views'>;

/** An environment in which the user may send files, and so may run suites. */
const sendingEnvironment = async ({ views }: Views, principal: Principal, environmentToken: string) => {
  const environment = await findEnvironment(views, principal, environmentToken);
  if (!environment.canSendToTestEngine)
    throw new Failure('transfer.engineClosed', { environment: environment.environmentName });
  return environment;
};

/** A run in an environment in which the user may send files. */
const ownRun = async (context: Views, principal: Principal, runId: string): Promise<SuiteRunDocument> => {
  const run = await context.views.get(suiteRunView, runId);
  const environment = run && (await context.views.get(simEnvView, run.environmentId));
  if (!run || !environment || !mayReadRun(principal, run)) throw new Failure('suiteRun.notFound');
  await sendingEnvironment(context, principal, environment.environmentToken);
  return run;
};

const titleOf = (files: SuiteTexts, suiteId: string): string => {
  const settings = files.get('suite.yaml');
  const read = settings && readSuite(new TextDecoder().decode(settings));
  return read && 'suite' in read ? read.suite.suite : suiteId;
};

/** A suite of the product, or a stored one of the environment that the user may read. */
const suiteToRun = async (
  context: CommandContext,
  principal: Principal,
  environmentId: string,
  choice: { readonly suiteId: string; readonly version: number | undefined },
): Promise<SuiteToRun> => {
  const folder = await readSuiteFolder(context, principal, choice);
  const { suiteId, version, files } = folder;
  if (folder.environmentId !== undefined && folder.environmentId !== environmentId) throw new Failure('suite.notFound');
  const title = titleOf(files, suiteId);
  if (folder.builtIn) return { suiteId, version, files, title };
  const { shared, ownerId } = await findSuite(context, principal, suiteId);
  return { suiteId, version, files, title, ...(shared ? {} : { privateTo: ownerId }) };
};

/** The cases of an earlier run, or those of them that did not pass. */
const casesAgain = async (
  { contents }: Pick<CommandContext, 'contents'>,
  { planSha256, caseStates }: SuiteRunDocument,
  onlyFailed: boolean,
): Promise<readonly PlannedCase[]> => {
  const cases = JSON.parse(new TextDecoder().decode(await contents.get(planSha256))) as readonly PlannedCase[];
  return onlyFailed ? cases.filter((_, index) => caseStateAt(caseStates, index + 1) !== 'passed') : cases;
};

const starting = (context: CommandContext, { workers }: SuiteRunParts): Endpoint[] => [
  serve(startSuiteRunRoute, async ({ body, principal, metadata, at }) => {
    const { environmentToken, suiteId, version, ...choices } = body;
    const environment = await sendingEnvironment(context, principal, environmentToken);
    const { userId } = principal.user;
    await checkOpenRuns(context, userId);
    const suite = await suiteToRun(context, principal, environment.environmentId, { suiteId, version });
    const by = { environment, principal, userId, metadata, at };
    const reply = await startRun({ ...context, workers }, suite, choices, by);
    return { reply, position: reply.position };
  }),
  serve(rerunSuiteRunRoute, async ({ params, body: { onlyFailed }, principal, metadata, at }) => {
    const run = await ownRun(context, principal, params.runId);
    if (onlyFailed && isOpen(run.state)) throw new Failure('suiteRun.open');
    const { userId } = principal.user;
    await checkOpenRuns(context, userId);
    const { suiteId, suiteTitle, suiteVersion, textsSha256, suiteHash, choices, privateTo } = run;
    const of = { suiteId, suiteTitle, suiteVersion, textsSha256, suiteHash, choices, rerunOf: run.runId };
    const about = privateTo === undefined ? of : { ...of, privateTo };
    const reply = await appendStart(
      context,
      onlyFailed ? { ...about, onlyFailed } : about,
      await casesAgain(context, run, onlyFailed),
      { environment: run, userId, metadata, at },
    );
    return { reply, position: reply.position };
  }),
];

/** Runs of suites: start, run again, stop, delete. A user who may send files in an environment may do it there. */
export const suiteRunEndpoints = (context: CommandContext, parts: SuiteRunParts): Endpoint[] => [
  ...starting(context, parts),
  serve(stopSuiteRunRoute, async ({ params, principal, metadata, at }) => {
    const { runId } = await ownRun(context, principal, params.runId);
    const data = { runId, by: principal.user.userId };
    const command = { type: 'StopSuiteRun', data, at } as const;
    const { position } = await context.handle(suiteRunDecider, suiteRunStream(runId), command, metadata);
    return { reply: { position }, position };
  }),
  serve(deleteSuiteRunRoute, async ({ params, principal, metadata, at }) => {
    const { runId } = await ownRun(context, principal, params.runId);
    const command = { type: 'DeleteSuiteRun', data: { runId }, at } as const;
    const { position } = await context.handle(suiteRunDecider, suiteRunStream(runId), command, metadata);
    return { reply: { position }, position };
  }),
];
