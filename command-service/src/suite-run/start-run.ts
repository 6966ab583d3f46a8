import { Failure } from '@clearbench/contracts/failure';
import type { Principal } from '@clearbench/contracts/session/principal';
import type { SimEnvDocument } from '@clearbench/contracts/sim-env/views';
import type { SuiteRunEvent } from '@clearbench/contracts/suite-run/events';
import { largestSuiteTexts, mostOpenRuns, mostOpenRunsOfServer } from '@clearbench/contracts/suite-run/limits';
import type { PlannedCase, SuiteRunChoices } from '@clearbench/contracts/suite-run/parts';
import { suiteRunView } from '@clearbench/contracts/suite-run/views';
import type { CommandMetadata } from '@clearbench/event-sourcing/command-handler';
import { buildInfo } from '@clearbench/hosting/build-info';
import type { CommandContext } from '../command-context.ts';
import { idFrom } from '../id-from.ts';
import type { SuitePlan } from '../suite-space/case-messages.ts';
import { packTexts } from '../suite-space/packed-texts.ts';
import { withEnvironment, withStored } from '../suite-space/run-environment.ts';
import { type SuiteTexts, suiteHash } from '../suite-space/suite-texts.ts';
import type { SuiteWorkers } from '../suite-space/suite-workers.ts';
import { readRunEnvironment } from './read-run-environment.ts';
import { storedFiles } from './stored-files.ts';
import { suiteRunDecider, suiteRunStream } from './suite-run-decider.ts';

type Context = Pick<CommandContext, 'handle' | 'contents' | 'views' | 'log'>;
type Started = Extract<SuiteRunEvent, { type: 'SuiteRunStarted' }>['data'];

/** Who starts a run, and where. */
export type StartedBy = {
  readonly environment: Pick<SimEnvDocument, 'environmentId' | 'environmentToken'>;
  readonly userId: string;
  readonly metadata: CommandMetadata;
  /** ISO 8601 UTC. */
  readonly at: string;
};

/** Throws where the user, or all users together, have too many open runs. */
export const checkOpenRuns = async ({ views }: Pick<Context, 'views'>, userId: string): Promise<void> => {
  if ((await views.count(suiteRunView, [{ field: 'openOf', is: userId }])) >= mostOpenRuns)
    throw new Failure('suiteRun.tooManyOpen', { limit: mostOpenRuns });
  if ((await views.count(suiteRunView, [{ field: 'isOpen', is: true }])) >= mostOpenRunsOfServer)
    throw new Failure('suiteRun.serverBusy', { limit: mostOpenRunsOfServer });
};

const checkedPlan = ({ problems, ...plan }: SuitePlan): Omit<SuitePlan, 'problems'> => {
  const [first] = problems;
  if (first) {
    const { file, line, column } = first;
    throw new Failure('suiteRun.invalidSuite', { faults: problems.length, file, line, column });
  }
  return plan;
};

type Texts = Pick<Started, 'suiteId' | 'suiteTitle' | 'suiteVersion' | 'textsSha256' | 'suiteHash'>;

/** Appends the start of a run of these cases. */
export const appendStart = async (
  { handle, contents }: Pick<Context, 'handle' | 'contents'>,
  about: Texts & Pick<Started, 'choices' | 'rerunOf' | 'onlyFailed' | 'privateTo'>,
  cases: readonly PlannedCase[],
  { environment, userId, metadata, at }: StartedBy,
) => {
  if (cases.length === 0) throw new Failure('suiteRun.noCases');
  const plan = await contents.put(new TextEncoder().encode(JSON.stringify(cases)));
  const runId = idFrom('suite-run', metadata.actor, metadata.commandId);
  const { environmentId, environmentToken } = environment;
  const data: Started = {
    ...about,
    ...{ runId, environmentId, environmentToken, requestedBy: userId },
    planSha256: plan.sha256,
    cases: cases.length,
    productVersion: (await buildInfo()).version,
  };
  const command = { type: 'StartSuiteRun', data, at } as const;
  const { position } = await handle(suiteRunDecider, suiteRunStream(runId), command, metadata);
  return { runId, position };
};

const packedTexts = (files: SuiteTexts): Uint8Array => {
  const packed = packTexts(files);
  if (packed.length <= largestSuiteTexts) return packed;
  throw new Failure('suiteRun.suiteTooLarge', { limit: largestSuiteTexts, size: packed.length });
};

/** A version of a suite with its files; the file `suite.yaml` is at their root. */
export type SuiteToRun = {
  readonly suiteId: string;
  readonly title: string;
  readonly version: number;
  readonly files: SuiteTexts;
  /** The user who reads its runs alone. */
  readonly privateTo?: string;
};

/** Starts a run of a suite. */
export const startRun = async (
  context: Context & { readonly workers: Pick<SuiteWorkers, 'plan'> },
  suite: SuiteToRun,
  choices: SuiteRunChoices,
  by: StartedBy & { readonly environment: SimEnvDocument; readonly principal: Principal },
) => {
  const { suiteId, title: suiteTitle, version: suiteVersion, files, privateTo } = suite;
  const inEnvironment = withEnvironment(files, await readRunEnvironment(context, by.environment));
  const planned = packedTexts(inEnvironment);
  const { tags = [], rulebook } = choices;
  const { cases, stored } = checkedPlan(await context.workers.plan(planned, { tags, rulebook }));
  const { environmentId } = by.environment;
  const texts = await storedFiles(context, { environmentId, principal: by.principal }, stored);
  const packed = texts.length === 0 ? planned : packedTexts(withStored(inEnvironment, texts));
  const { sha256: textsSha256 } = await context.contents.put(packed);
  const about = { suiteId, suiteTitle, suiteVersion, textsSha256, suiteHash: suiteHash(files, ''), choices };
  return appendStart(context, privateTo === undefined ? about : { ...about, privateTo }, cases, by);
};
