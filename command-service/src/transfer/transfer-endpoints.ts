import { sendFileRoute } from '@clearbench/contracts/file/routes';
import { millisecondsPerSecond } from '@clearbench/contracts/time/durations';
import { sendAndWaitRoute } from '@clearbench/contracts/transfer/send-routes';
import { shownTransfer } from '@clearbench/contracts/transfer/shown-transfer';
import { type TransferDocument, transferView } from '@clearbench/contracts/transfer/views';
import { endOf } from '@clearbench/event-sourcing/serving/end-of';
import type { Endpoint } from '@clearbench/event-sourcing/serving/endpoint';
import { serve } from '@clearbench/event-sourcing/serving/serve';
import type { CommandContext } from '../command-context.ts';
import { answerDeliveryEndpoint } from './answer-delivery-endpoint.ts';
import type { CreateAnswerFile } from './answer-file.ts';
import type { TemplateText } from './incoming-source.ts';
import { plannedAnswerEndpoints } from './planned-answer-endpoints.ts';
import type { DeliverAnswer } from './release-due.ts';
import { requestIncomingEndpoint } from './request-incoming-endpoint.ts';
import { requestTransfer } from './request-transfer.ts';
import type { TransferWaits } from './transfer-waits.ts';

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
  createAnswer: CreateAnswerFile,
): Endpoint[] => [
  answerDeliveryEndpoint(context, createAnswer, requestTransfer),
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
