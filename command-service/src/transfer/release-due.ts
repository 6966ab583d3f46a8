import { keyedMutex } from '@clearbench/contracts/concurrency/keyed-mutex';
import { Failure } from '@clearbench/contracts/failure';
import { simEnvView } from '@clearbench/contracts/sim-env/views';
import type { TransferCommand } from '@clearbench/contracts/transfer/commands';
import {
  type DueDocument,
  dueId,
  dueView,
  type TransferDocument,
  transferView,
} from '@clearbench/contracts/transfer/views';
import type { CommandMetadata } from '@clearbench/event-sourcing/command-handler';
import type { CommandContext } from '../command-context.ts';
import type { DueAction } from './due-transfers.ts';
import { isConfirmationPending } from './participant-answer.ts';
import { transferDecider, transferStream } from './transfer-decider.ts';

/**
 * Delivers an answer file to the environment; a repeated delivery has no effect. False where the answer waits, because
 * its environment is deleted and restorable.
 */
export type DeliverAnswer = (
  transfer: TransferDocument,
  answerId: string,
  metadata: CommandMetadata,
  at: string,
) => Promise<boolean>;

/** Runs work about the answers of one transfer one after another, in this process. */
export const answerMutex = keyedMutex();

/** A due action has the correlation id of the request that sent the file. */
const metadataFor = async (
  { log }: Pick<CommandContext, 'log'>,
  transferId: string,
  what: string,
): Promise<CommandMetadata> => {
  const metadata = { commandId: `due-${transferId}-${what}`, actor: 'system:clearing' };
  const [begun] = await log.readStream(transferStream(transferId), 0, 1);
  if (!begun) return { ...metadata, correlationId: transferId };
  const { correlationId, trace } = begun.metadata;
  return { ...metadata, correlationId, causationId: begun.id, ...(trace === undefined ? {} : { trace }) };
};

/** An action of an environment with a clock of its own takes place when it was due, not when its clock was advanced. */
const performedAt = async ({ views }: CommandContext, { environmentId, dueAt }: DueDocument) => {
  const environment = environmentId === undefined ? undefined : await views.get(simEnvView, environmentId);
  return environment?.clock === undefined ? {} : { businessAt: dueAt };
};

/** The name of an action in the id of its command. */
const nameOf = ({ answerId, isTimeOut }: DueAction): string => answerId ?? (isTimeOut ? 'time-out' : 'settlement');

/** Ends an action that belongs to a memory before the reset. */
const dropAction = async (context: CommandContext, action: DueAction, at: string): Promise<number> => {
  const { transferId, answerId } = action;
  const metadata = await metadataFor(context, transferId, `${nameOf(action)}-dropped`);
  const because = 'memoryReset';
  const command: TransferCommand =
    answerId === undefined
      ? { type: action.isTimeOut ? 'DropTimeOut' : 'DropSettlement', data: { transferId }, at }
      : { type: 'DropAnswer', data: { transferId, answerId, because }, at };
  return (await context.handle(transferDecider, transferStream(transferId), command, metadata)).position;
};

/** What happens at the time-out of a payment waits while the payment is to be confirmed. */
const requireNoConfirmation = async (context: CommandContext, transfer: TransferDocument | undefined) => {
  if (transfer && (await isConfirmationPending(context, transfer))) throw new Failure('projection.behind');
};

/** The position of the release; undefined where the answer waits for its environment. */
export const releaseAnswer = async (
  context: CommandContext,
  deliver: DeliverAnswer,
  { transferId, answerId }: AnswerOf,
  metadata: CommandMetadata,
  at: string,
): Promise<number | undefined> => {
  const transfer = await context.views.get(transferView, transferId);
  if (!transfer) throw new Failure('transfer.notFound');
  const answer = transfer.answers.find((one) => one.answerId === answerId);
  if (answer?.dropped !== undefined || answer?.releasedAt !== undefined) throw new Failure('transfer.answerNotPlanned');
  await requireNoConfirmation(context, transfer);
  if (!(await deliver(transfer, answerId, metadata, at))) return undefined;
  const releasedAt = metadata.businessAt ?? at;
  const command = { type: 'ReleaseAnswer', data: { transferId, answerId, releasedAt }, at } as const;
  return (await context.handle(transferDecider, transferStream(transferId), command, metadata)).position;
};

type AnswerOf = { readonly transferId: string; readonly answerId: string };

const performAction = async (context: CommandContext, deliver: DeliverAnswer, action: DueAction, at: string) => {
  const { transferId, answerId } = action;
  if (action.isDropped) return dropAction(context, action, at);
  const business = await performedAt(context, action);
  const metadata = { ...(await metadataFor(context, transferId, nameOf(action))), ...business };
  if (answerId !== undefined) return releaseAnswer(context, deliver, { transferId, answerId }, metadata, at);
  if (action.isTimeOut) await requireNoConfirmation(context, await context.views.get(transferView, transferId));
  const type = action.isTimeOut ? 'TimeOutTransfer' : 'SettleTransfer';
  const command: TransferCommand = { type, data: { transferId }, at };
  return (await context.handle(transferDecider, transferStream(transferId), command, metadata)).position;
};

/** Another process can release or drop an answer after the due actions were read; then there is nothing left to do. */
const unlessAlreadyDone = async (action: Promise<number | undefined>): Promise<number | undefined> => {
  try {
    return await action;
  } catch (error) {
    if (error instanceof Failure && error.errorKey === 'transfer.answerNotPlanned') return undefined;
    throw error;
  }
};

/**
 * Performs a due action: an answer is delivered before its event, so that a reader of the event finds it. Users' commands
 * about the answers of the same transfer wait, so that a held or dropped answer is not delivered.
 */
export const releaseDue =
  (context: CommandContext, deliver: DeliverAnswer) =>
  (action: DueAction, at: string): Promise<void> =>
    answerMutex(action.transferId, async () => {
      if (!(await context.views.get(dueView, dueId(action)))) return;
      const position = await unlessAlreadyDone(performAction(context, deliver, action, at));
      // Users' commands about the other answers read the transfer.
      if (position !== undefined) await context.views.reached(position, [dueView, transferView]);
    });
