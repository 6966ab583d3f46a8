import { businessAtOf } from '@clearbench/contracts/event-envelope';
import { isDirectDebit, type Scheme } from '@clearbench/contracts/sim-env/scheme';
import type { SimEnvDocument } from '@clearbench/contracts/sim-env/views';
import type { PlannedAnswer } from '@clearbench/contracts/transfer/clearing';
import type { TransferCommand } from '@clearbench/contracts/transfer/commands';
import type { TransferEvent } from '@clearbench/contracts/transfer/events';
import {
  dueView,
  memoryKey,
  type ReferringMessage,
  seenMessageId,
  seenMessageView,
  type TransferDocument,
  transferView,
} from '@clearbench/contracts/transfer/views';
import type { CommandMetadata } from '@clearbench/event-sourcing/command-handler';
import type { AcceptedReferences, ClearingResult } from '@clearbench/test-engine/clear-file';
import { limitFault } from '@clearbench/test-engine/clearing/reject-unprocessed';
import type { CommandContext } from '../command-context.ts';
import type { ClearingJob } from '../text-workers/text-workers.ts';
import { readAcceptedReferences } from './accepted-references.ts';
import { withinLimits } from './clear-within-limits.ts';
import { recordedByCommand } from './recorded-by-command.ts';
import { transferDecider, transferStream } from './transfer-decider.ts';

type Requested = Extract<TransferEvent, { type: 'TransferRequested' }>['data'];

/** The business time of a clearing (ISO 8601 UTC), and whether it is that of a clock other than the real one. */
export type ClearingTime = { readonly now: string; readonly isOwnClock: boolean };

/** Submits a transfer to the clearing as of its original time, and stores the clearing's answers. */
export type ReplanningFunctions = {
  readonly jobFor: (request: Requested, time: ClearingTime) => Promise<ClearingJob>;
  readonly kept: (transferId: string, answers: ClearingResult['answers']) => Promise<PlannedAnswer[]>;
};

/** Collections are cancelled before they settle, credit transfers where the clearing states it; delivered answers are sent back. */
const cancelling = 'camt.056';
const sendingBack = ['pacs.004', 'pacs.002'];

/** Whether an R-message of this type undoes payments of its original message. */
const undoes = (
  { messageType, cancels }: Pick<ReferringMessage, 'messageType' | 'cancels'>,
  isDelivered: boolean,
  scheme: Scheme,
): boolean =>
  isDelivered
    ? sendingBack.some((one) => messageType.startsWith(one))
    : cancels === true || (isDirectDebit(scheme) && messageType.startsWith(cancelling));

const seenIn = async ({ views }: CommandContext, memory: string, ids: readonly string[]) => {
  const seen = await Promise.all(ids.map((id) => views.get(seenMessageView, seenMessageId(memory, id))));
  return seen.flatMap((one) => one ?? []);
};

/** The transfers whose payments were undone by the references in these events. */
const undoneBy = async (
  context: CommandContext,
  { scheme }: SimEnvDocument,
  events: readonly TransferEvent[],
): Promise<ReadonlySet<string>> => {
  const found = await Promise.all(
    events.map(async (event) => {
      if (event.type !== 'MessageReferenced') return [];
      const { environmentId, memory, originalMessageId } = event.data;
      const seen = await seenIn(context, memoryKey(environmentId, memory), [originalMessageId]);
      return seen.filter(({ own }) => undoes(event.data, own === true, scheme));
    }),
  );
  return new Set(found.flat().map(({ transferId }) => transferId));
};

/** The ids of the messages of a transfer, and of its delivered answers. */
const messageIdsOf = ({ verdict, answers }: TransferDocument): readonly string[] => [
  ...(verdict === undefined ? [] : (verdict.bulks ?? [verdict]).flatMap(({ messageId }) => messageId ?? [])),
  ...answers.flatMap(({ messageId, messages = [{ messageId }] }) => messages.flatMap((one) => one.messageId ?? [])),
];

/** All undone payments of a transfer and of its delivered answers. */
const undoneOf = async (
  context: CommandContext,
  { scheme }: SimEnvDocument,
  transfer: TransferDocument,
): Promise<AcceptedReferences[]> => {
  const memory = memoryKey(transfer.environmentId, transfer.memory);
  const seen = await seenIn(context, memory, messageIdsOf(transfer));
  const lists = await Promise.all(
    seen.map(({ messageId, own, referredBy = [] }) =>
      readAcceptedReferences(
        context,
        messageId,
        referredBy.filter((by) => undoes(by, own === true, scheme)),
      ),
    ),
  );
  return lists.flat();
};

/** The request of the transfer, and the time of its clearing. */
const begun = async (
  { log }: CommandContext,
  transferId: string,
): Promise<{ request: Requested; time: ClearingTime } | undefined> => {
  const [first, second] = await log.readStream(transferStream(transferId), 0, 2);
  if (first === undefined || second === undefined) return undefined;
  // Messages that a tester requested stay as they are planned.
  if (first.type === ('IncomingMessageRequested' satisfies TransferEvent['type'])) return undefined;
  const { metadata } = second;
  const time = { now: businessAtOf(metadata), isOwnClock: metadata.businessAt !== undefined };
  return { request: first.data as Requested, time };
};

/** Replanned answers have other ids than the earlier ones. */
const namedAfter = (transferId: string, answers: ClearingResult['answers']): ClearingResult['answers'] =>
  answers.map((made) => ({
    ...made,
    answer: { ...made.answer, answerId: `${made.answer.answerId}-${transferId}` },
  }));

/** The transfer that cancels, the real and the business time, and the metadata of its command. */
type Cause = {
  readonly by: string;
  readonly at: string;
  readonly asOf: string;
  readonly metadata: CommandMetadata;
};

const replan = async (
  context: CommandContext,
  replanning: ReplanningFunctions,
  environment: SimEnvDocument,
  transferId: string,
  cause: Cause,
) => {
  const [transfer, was] = await Promise.all([context.views.get(transferView, transferId), begun(context, transferId)]);
  if (transfer === undefined || was === undefined || transfer.state === 'closed') return;
  const metadata = { ...cause.metadata, commandId: `${cause.metadata.commandId}|replan` };
  if (await recordedByCommand(context.log, transferId, metadata.commandId)) return;
  const undone = await undoneOf(context, environment, transfer);
  const ofTransfer = { transferId, causedByTransferId: cause.by };
  const command = await withinLimits<TransferCommand>(
    async () => {
      const job = await replanning.jobFor(was.request, was.time);
      const { answers, settlesAt, verdict } = await context.textWorkers.clear({ ...job, undone });
      const stored = await replanning.kept(transferId, namedAfter(cause.by, answers));
      if (transfer.awaits !== undefined) {
        const settles = settlesAt === undefined ? {} : { settlesAt };
        const data = { ...ofTransfer, verdict, answers: stored, ...settles };
        return { type: 'ConfirmTransfer', data, at: cause.at };
      }
      const data = { ...ofTransfer, answers: stored, settles: settlesAt !== undefined, asOf: cause.asOf };
      return { type: 'ReplanTransfer', data, at: cause.at };
    },
    (limit) => ({
      type: 'FailReplanning',
      data: { ...ofTransfer, reason: limitFault(limit).reason },
      at: cause.at,
    }),
  );
  const { position } = await context.handle(transferDecider, transferStream(transferId), command, metadata);
  await context.views.reached(position, [dueView, transferView]);
};

/** Removes or replans the planned answers of payments that were cancelled or returned. */
export const cancelPlannedAnswers = async (
  context: CommandContext,
  replanning: ReplanningFunctions,
  environment: SimEnvDocument,
  events: readonly TransferEvent[],
  cause: Cause,
): Promise<void> => {
  for (const transferId of await undoneBy(context, environment, events))
    await replan(context, replanning, environment, transferId, cause);
};
