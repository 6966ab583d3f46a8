import { Failure } from '@clearbench/contracts/failure';
import type { ClearingSettings } from '@clearbench/contracts/sim-env/events';
import { type SimEnvDocument, simEnvView } from '@clearbench/contracts/sim-env/views';
import type { ClearedBulk, TransferCommand } from '@clearbench/contracts/transfer/commands';
import type { TransferEvent } from '@clearbench/contracts/transfer/events';
import { memoryKey, seenFileView, seenMessageView, transferView } from '@clearbench/contracts/transfer/views';
import type { CommandMetadata } from '@clearbench/event-sourcing/command-handler';
import { type PartitionPosition, postponed } from '@clearbench/event-sourcing/perform-reaction';
import type { Profile } from '@clearbench/iso20022/profile';
import type { BulkResult, ClearingResult } from '@clearbench/test-engine/clear-file';
import { rejectInDeletedEnvironment } from '@clearbench/test-engine/clearing/reject-unprocessed';
import { businessMetadata } from '../business-metadata.ts';
import { clearingCalendar } from '../clearing-calendar.ts';
import { isClosed } from '../closed-environment.ts';
import type { CommandContext } from '../command-context.ts';
import { profileAsOf, type Sender } from '../profile-of.ts';
import { appliedScenarios } from '../scenario-lists/scenarios-in-force.ts';
import type { ClearingJob } from '../text-workers/text-workers.ts';
import { duplicatesBefore, usedBefore } from './accepted-before.ts';
import { earlierReferences, storeAcceptedReferences } from './accepted-references.ts';
import { type ClearingTime, cancelPlannedAnswers, type ReplanningFunctions } from './cancel-planned-answers.ts';
import { clearWithinLimits } from './clear-within-limits.ts';
import { confirmPayments } from './confirm-payments.ts';
import { fileSender } from './file-sender.ts';
import { holdersFor } from './holders-for.ts';
import { lacksOriginal } from './lacks-original.ts';
import { originalForClearing } from './original-for-clearing.ts';
import { originalsOf } from './originals.ts';
import { participantAnswerTo } from './participant-answer.ts';
import { besideTimeOut } from './payment-mutex.ts';
import { recordedByCommand } from './recorded-by-command.ts';
import { rejectedReferencesOf } from './rejected-references.ts';
import { scenarioOfRequest } from './scenario-of-transfer.ts';
import { senderOf } from './sender-of.ts';
import { storedAnswers } from './stored-answers.ts';
import { storedFingerprints } from './stored-fingerprints.ts';
import { transferDecider, transferStream } from './transfer-decider.ts';

/** Stores every bulk of a file as a separate message, because later messages refer to messages and not to files. */
const storeBulks = (context: CommandContext, bulks: readonly BulkResult[]): Promise<ClearedBulk[]> =>
  Promise.all(
    bulks.map(async ({ verdict, bytes, acceptedReferences, rejectedTransactionIds }) => ({
      verdict,
      sha256: (await context.contents.put(bytes)).sha256,
      ...(acceptedReferences ? { acceptedReferences: await storeAcceptedReferences(context, acceptedReferences) } : {}),
      ...(await storedFingerprints(context, bytes, verdict, rejectedTransactionIds)),
    })),
  );

type Clearing = Extract<TransferCommand, { type: 'ClearTransfer' }>['data'];
type Requested = Extract<TransferEvent, { type: 'TransferRequested' }>['data'];
export type ClearingSubmission = { readonly type: 'TakeToClearing'; readonly data: Requested };

/** The time-out of the envelope profile applies where the environment has none. */
const withTimeOut = (settings: ClearingSettings, { clearing }: Profile): ClearingSettings =>
  clearing?.timeOutSeconds === undefined ? settings : { ...settings, timeOutSeconds: clearing.timeOutSeconds };

const jobFor = async (
  context: CommandContext,
  request: Requested,
  { now, isOwnClock }: ClearingTime,
  environment: SimEnvDocument,
  sender: Sender,
): Promise<ClearingJob> => {
  const { environmentId, rbVersion, fileName, transferId } = request;
  const bytes = await context.contents.get(request.sha256);
  const { testCode, bic } = sender;
  const originals = await originalsOf(context, memoryKey(environmentId, request.memory), bytes);
  const profile = await profileAsOf(context.views, environment, { rbVersion, fileName, direction: 'TS' }, now, sender);
  const earlier = await usedBefore(context, request, bytes);
  const held = await holdersFor(context, transferId, environment);
  const scenario = await scenarioOfRequest(context, request, environment, bic);
  return {
    bytes,
    fileName,
    rbVersion,
    scheme: environment.scheme,
    clearing: withTimeOut(environment.clearing, profile),
    calendar: await clearingCalendar(context.views, environment),
    sender: await fileSender(context, request.requestedBy, testCode, held.holders),
    now,
    ...(isOwnClock ? { hasCalendarDays: true } : {}),
    seed: transferId,
    profile: { ...profile, earlier },
    ...(scenario ? { scenario } : {}),
    ...held,
    ...(await participantAnswerTo(context, transferId)),
    ...(profile.limits ? { limits: profile.limits } : {}),
    ...(await duplicatesBefore(context, request, bytes, profile.envelopes)),
    originals: await Promise.all(originals.map((original) => originalForClearing(context, original))),
    earlierReferences: await earlierReferences(context, originals, transferId),
  };
};

const replanningIn = (context: CommandContext, environment: SimEnvDocument): ReplanningFunctions => ({
  jobFor: async (request, time) =>
    jobFor(context, request, time, environment, await senderOf(context, request.requestedBy)),
  kept: (transferId, answers) => storedAnswers(context, transferId, answers),
});

/** The data to record for the clearing of a file; a file that reaches a limit is rejected. */
const clearingOf = (
  context: CommandContext,
  replanning: ReplanningFunctions,
  request: Requested,
  time: ClearingTime,
): Promise<Clearing> => {
  const { transferId } = request;
  const record = async (
    result: ClearingResult,
    { bytes, scenario, holders }: Pick<ClearingJob, 'bytes' | 'scenario' | 'holders'>,
  ): Promise<Clearing> => {
    const scenarios = scenario && appliedScenarios(scenario);
    const { answers, verdict, settlesAt, silence, timeOut, awaits, acceptedReferences, bulks } = result;
    const accepted = {
      ...(acceptedReferences ? { acceptedReferences: await storeAcceptedReferences(context, acceptedReferences) } : {}),
      ...(bulks ? { bulks: await storeBulks(context, bulks) } : {}),
    };
    const rejectedReferences = await rejectedReferencesOf(context, bytes, verdict, accepted);
    return {
      transferId,
      ...(scenarios ? { scenarios } : {}),
      ...(holders ? { holders: [...holders] } : {}),
      verdict,
      answers: await replanning.kept(transferId, answers),
      ...(settlesAt === undefined ? {} : { settlesAt }),
      ...(silence ? { silence } : {}),
      ...(timeOut ? { timeOut } : {}),
      ...(awaits ? { awaits } : {}),
      ...accepted,
      ...(rejectedReferences.length > 0 ? { rejectedReferences } : {}),
      ...(await storedFingerprints(context, bytes, verdict, result.rejectedTransactionIds)),
    };
  };
  return clearWithinLimits(
    async () => {
      const job = await replanning.jobFor(request, time);
      return record(await context.textWorkers.clear(job), job);
    },
    (rejection) => record(rejection, { bytes: new Uint8Array() }),
  );
};

/** Rejects a file whose environment was deleted before the clearing processed it, so that its sender learns of it. */
const rejectForDeletedEnvironment = async (
  context: CommandContext,
  transferId: string,
  metadata: CommandMetadata,
  at: string,
): Promise<undefined> => {
  const { verdict } = rejectInDeletedEnvironment();
  const data = { transferId, verdict, answers: [] };
  await context.handle(transferDecider, transferStream(transferId), { type: 'ClearTransfer', data, at }, metadata);
  return undefined;
};

/** The command metadata of a submission, the position of its file in the environment, and the time; ISO 8601 UTC. */
export type SubmissionContext = {
  readonly metadata: CommandMetadata;
  readonly partitionPosition: PartitionPosition;
  readonly at: string;
};

/**
 * Passes a sent text to the test engine and appends its result; a repeated command clears it once. It ends when the
 * read models contain the result, so that the next text of the environment sees its message id. A file whose original
 * may be in a waiting file is `postponed`.
 */
export const submitToClearing = async (
  context: CommandContext,
  { data: request }: ClearingSubmission,
  { metadata, partitionPosition, at }: SubmissionContext,
): Promise<typeof postponed | undefined> => {
  const { environmentId, transferId } = request;
  const environment = await context.views.get(simEnvView, environmentId);
  if (!environment && (await isClosed(context.log, environmentId)))
    return rejectForDeletedEnvironment(context, transferId, metadata, at);
  if (!environment) throw new Failure('projection.behind');
  const replanning = replanningIn(context, environment);
  const business = businessMetadata(environment, metadata, at);
  const time = { now: business.businessAt ?? at, isOwnClock: business.businessAt !== undefined };
  const clear = async () => {
    const data = await clearingOf(context, replanning, request, time);
    const stream = transferStream(transferId);
    return context.handle(transferDecider, stream, { type: 'ClearTransfer', data, at }, business);
  };
  const recorded = await recordedByCommand(context.log, transferId, metadata.commandId);
  if (!recorded && !partitionPosition.isFirst && (await lacksOriginal(context, request))) return postponed;
  await besideTimeOut(context, request, async () => {
    const { events, position } = recorded ?? (await clear());
    await context.views.reached(position, [seenMessageView, seenFileView, transferView]);
    const cause = { by: transferId, at, asOf: time.now, metadata: business };
    await confirmPayments(context, events, cause);
    await cancelPlannedAnswers(context, replanning, environment, events, cause);
  });
  return undefined;
};
