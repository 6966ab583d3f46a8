import { findEnvironment, findFile } from '@clearbench/access/resource-access';
import { Failure } from '@clearbench/contracts/failure';
import { sendFileRoute } from '@clearbench/contracts/file/routes';
import type { Principal } from '@clearbench/contracts/session/principal';
import { millisecondsPerSecond } from '@clearbench/contracts/time/durations';
import { sendAndWaitRoute } from '@clearbench/contracts/transfer/send-routes';
import { shownTransfer } from '@clearbench/contracts/transfer/shown-transfer';
import { type TransferDocument, transferView } from '@clearbench/contracts/transfer/views';
import type { CommandMetadata } from '@clearbench/event-sourcing/command-handler';
import { endOf } from '@clearbench/event-sourcing/serving/end-of';
import type { Endpoint } from '@clearbench/event-sourcing/serving/endpoint';
import { serve } from '@clearbench/event-sourcing/serving/serve';
import { businessMetadata } from '../business-metadata.ts';
import type { CommandContext } from '../command-context.ts';
import { idFrom } from '../id-from.ts';
import { checkWaitingTransfers } from './check-waiting-transfers.ts';
import type { TemplateText } from './incoming-source.ts';
import { plannedAnswerEndpoints } from './planned-answer-endpoints.ts';
import type { DeliverAnswer } from './release-due.ts';
import { requestIncomingEndpoint } from './request-incoming-endpoint.ts';
import { transferDecider, transferStream } from './transfer-decider.ts';
import type { TransferWaits } from './transfer-waits.ts';

type Request = {
  readonly params: { readonly fileId: string };
  readonly principal: Principal;
  readonly metadata: CommandMetadata;
  readonly at: string;
  /** The channel that received the file. */
  readonly channelId?: string;
};

/** Requests the transfer of the current text; the same command id requests it once. */
export const requestTransfer = async (context: CommandContext, request: Request) => {
  const { params, principal, metadata, at, channelId } = request;
  const { summary, content } = await findFile(context.views, principal, params.fileId);
  const environment = await findEnvironment(context.views, principal, summary.environmentToken);
  if (!environment.canSendToTestEngine)
    throw new Failure('transfer.engineClosed', { environment: environment.environmentName });
  if (summary.direction !== 'TS') throw new Failure('transfer.wrongDirection');
  await checkWaitingTransfers(context.views, principal.user.userId, at);
  const transferId = idFrom('transfer', metadata.actor, metadata.commandId);
  const { fileId, fileName, environmentToken, rbVersion, contentVersion, messageId, messageType } = summary;
  const file = {
    fileId,
    fileName,
    environmentId: summary.envId,
    environmentToken,
    rbVersion,
    contentVersion,
    sha256: content.sha256,
    messageId,
    messageType,
  };
  const memory = environment.memory === undefined ? {} : { memory: environment.memory };
  const data = {
    transferId,
    ...file,
    requestedBy: principal.user.userId,
    ...memory,
    ...(channelId === undefined ? {} : { channelId }),
  };
  const { position } = await context.handle(
    transferDecider,
    transferStream(transferId),
    { type: 'RequestTransfer', data, at },
    businessMetadata(environment, metadata, at),
  );
  return { transferId, position };
};

const isDone =
  (until: 'verdict' | 'answers') =>
  (transfer: TransferDocument | undefined): boolean =>
    (transfer?.verdict !== undefined || transfer?.state === 'closed') &&
    (until === 'verdict' ||
      transfer.answers.every(({ releasedAt, dropped }) => releasedAt !== undefined || dropped !== undefined));

/**
 * Sends the current text of a file to the test engine. The same text may be sent again: the clearing then reports a
 * duplicate.
 */
export const transferEndpoints = (
  context: CommandContext,
  waits: TransferWaits,
  deliver: DeliverAnswer,
  templateText: TemplateText,
): Endpoint[] => [
  requestIncomingEndpoint(context, templateText),
  ...plannedAnswerEndpoints(context, deliver),
  serve(sendFileRoute, async (call) => {
    const sent = await requestTransfer(context, call);
    return { reply: sent, position: sent.position };
  }),
  serve(sendAndWaitRoute, async ({ query: { wait = 0, until }, ...call }) => {
    const { transferId, position } = await requestTransfer(context, call);
    const { userId } = call.principal.user;
    const waiting = { transferId, userId, milliseconds: wait * millisecondsPerSecond, gone: endOf(call.response) };
    const read = () => context.views.get(transferView, transferId);
    const transfer = await waits.until(waiting, read, isDone(until));
    const reply = { transferId, position, done: isDone(until)(transfer) };
    return { reply: transfer ? { ...reply, transfer: shownTransfer(transfer) } : reply, position };
  }),
];
