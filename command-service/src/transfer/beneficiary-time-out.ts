import type { PlannedAnswer } from '@clearbench/contracts/transfer/clearing';
import type { TransferCommand } from '@clearbench/contracts/transfer/commands';
import type { TransferEvent } from '@clearbench/contracts/transfer/events';
import { answerUntil } from '@clearbench/contracts/transfer/time-outs';
import type { ClearedTransfer, ofEnvironment } from './transfer-state.ts';

type OfFile = { readonly transferId: string; readonly fileId: string };

/** With the delivery of an instant payment the time of the beneficiary's bank begins: its rejection is planned. */
export const rejectionPlanned = (
  { answerId, messageId, wait }: PlannedAnswer,
  releasedAt: string,
  ofPlan: OfFile & ReturnType<typeof ofEnvironment>,
): TransferEvent[] => {
  if (wait === undefined || messageId === undefined) return [];
  const dueAt = answerUntil(releasedAt, wait.seconds);
  const answer = { ...wait.rejection, dueAt, rejects: { answerId, messageId } };
  return [{ type: 'AnswerPlanned', data: { ...ofPlan, answer } }];
};

type Confirm = Extract<TransferCommand, { type: 'ConfirmPayment' }>['data'];

/** An answer in time ends the wait: the planned rejection of the payment is cancelled. */
export const confirmPayment = (
  { messageId, causedByTransferId, status }: Confirm,
  { planned, settlementPlanned, timeOutPlanned }: ClearedTransfer,
  ofFile: OfFile,
): TransferEvent[] => {
  const answer = planned.find(({ rejects }) => rejects?.messageId === messageId);
  if (answer === undefined) return [];
  const isDone = planned.length === 1 && !settlementPlanned && !timeOutPlanned;
  return [
    { type: 'AnswerCancelled', data: { ...ofFile, causedByTransferId, status, answer } },
    ...(isDone ? [{ type: 'TransferClosed', data: ofFile } as const] : []),
  ];
};
