import type { PlannedAnswer } from '@clearbench/contracts/transfer/clearing';
import type { TransferCommand } from '@clearbench/contracts/transfer/commands';
import type { TransferEvent } from '@clearbench/contracts/transfer/events';
import { plannedEvents } from './planned-answers.ts';
import { answerKey, type ClearedTransfer, ofEnvironment } from './transfer-state.ts';

type Replan = Extract<TransferCommand, { type: 'ReplanTransfer' }>['data'];

/**
 * Replaces the planned answers: obsolete ones are cancelled, changed ones planned again. Answers that are due, released or
 * dropped stay as they are.
 */
export const replanTransfer = (
  { transferId, causedByTransferId, answers, settles, asOf }: Replan,
  transfer: ClearedTransfer,
): TransferEvent[] => {
  const { planned, done, settlementPlanned, timeOutPlanned } = transfer;
  const ofFile = { transferId, fileId: transfer.fileId };
  const isPending = (answer: PlannedAnswer) => answer.dueAt > asOf;
  const wanted = answers.filter((answer) => isPending(answer) && !done.includes(answerKey(answer)));
  const isIn = (all: readonly PlannedAnswer[], answer: PlannedAnswer) =>
    all.some((one) => answerKey(one) === answerKey(answer));
  const gone = planned.filter((answer) => isPending(answer) && !isIn(wanted, answer));
  const fresh = wanted.filter((answer) => !isIn(planned, answer));
  const unsettled = settlementPlanned && !settles;
  const left = planned.length - gone.length + fresh.length;
  if (gone.length + fresh.length === 0 && !unsettled) return [];
  const ofPlan = { ...ofFile, ...ofEnvironment(transfer) };
  return [
    ...gone.map(
      (answer): TransferEvent => ({ type: 'AnswerCancelled', data: { ...ofFile, causedByTransferId, answer } }),
    ),
    ...fresh.flatMap((answer) => plannedEvents(ofPlan, answer)),
    ...(unsettled ? [{ type: 'SettlementCancelled', data: { ...ofFile, causedByTransferId } } as const] : []),
    ...(left === 0 && !timeOutPlanned && (unsettled || !settlementPlanned)
      ? [{ type: 'TransferClosed', data: ofFile } as const]
      : []),
  ];
};
