import { findEnvironment } from '@clearbench/access/resource-access';
import { Failure } from '@clearbench/contracts/failure';
import { fileDetailView } from '@clearbench/contracts/file/views';
import { businessTime } from '@clearbench/contracts/sim-env/business-time';
import { holderOf } from '@clearbench/contracts/sim-env/participants';
import type { SimEnvDocument } from '@clearbench/contracts/sim-env/views';
import { answerDeliveryRoute } from '@clearbench/contracts/transfer/inbox-routes';
import {
  type ParticipantMessageDocument,
  participantMessageView,
} from '@clearbench/contracts/transfer/participant-message';
import { memoryKey, seenMessageId } from '@clearbench/contracts/transfer/views';
import type { Endpoint } from '@clearbench/event-sourcing/serving/endpoint';
import { serve } from '@clearbench/event-sourcing/serving/serve';
import type { CommandContext } from '../command-context.ts';
import { idFrom } from '../id-from.ts';
import { answerInProfile, answerInput, type CreateAnswerFile } from './answer-file.ts';
import type { requestTransfer } from './request-transfer.ts';

/** The message, if the caller received it or acts as its participant now. */
const receivedMessage = async (
  { views }: CommandContext,
  { environmentId, memory, holders }: SimEnvDocument,
  messageId: string,
  userId: string,
): Promise<ParticipantMessageDocument> => {
  const key = seenMessageId(memoryKey(environmentId, memory), messageId);
  const message = await views.get(participantMessageView, key);
  if (message === undefined || (message.userId !== userId && holderOf(holders, message.bic) !== userId))
    throw new Failure('transfer.deliveryUnknown', { messageId });
  return message;
};

/** Answers a received message with one call; a repeated command creates and sends the file once. */
export const answerDeliveryEndpoint = (
  context: CommandContext,
  createAnswer: CreateAnswerFile,
  send: typeof requestTransfer,
): Endpoint =>
  serve(answerDeliveryRoute, async ({ params, body, principal, metadata, at }) => {
    const environment = await findEnvironment(context.views, principal, params.environmentToken);
    const message = await receivedMessage(context, environment, params.messageId, principal.user.userId);
    const received = await context.views.get(fileDetailView, message.fileId);
    const rbVersion = received?.summary.rbVersion ?? environment.versions[0] ?? '2025';
    const seed = idFrom('answer', metadata.actor, metadata.commandId);
    const now = businessTime(environment.clock, at);
    const input = await answerInput(context, environment, message, { rbVersion, seed, now });
    const made = await context.textWorkers.answerDelivery({ input, answer: body });
    if (made === undefined)
      throw new Failure('transfer.answerNotPossible', { action: body.action, message: message.messageType });
    const sourceName = received?.summary.fileName ?? message.messageType;
    const answer = { bytes: made.bytes, action: body.action, sourceName };
    const text = await answerInProfile(context, environment, input, answer);
    const file = { environment, rbVersion, direction: 'TS', origin: 'copy', source: message.fileId, ...text } as const;
    const { vipFileSummary } = await createAnswer(file, { principal, metadata, at });
    const { fileId } = vipFileSummary;
    const sending = { ...metadata, commandId: `${metadata.commandId}|send` };
    const sent = await send(context, { params: { fileId }, principal, metadata: sending, at });
    return { reply: { ...sent, fileId, fileName: vipFileSummary.fileName }, position: sent.position };
  });
