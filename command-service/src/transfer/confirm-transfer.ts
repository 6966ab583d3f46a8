import type { TransferCommand } from '@clearbench/contracts/transfer/commands';
import type { TransferEvent } from '@clearbench/contracts/transfer/events';
import { plannedEvents } from './planned-answers.ts';
import { answerKey, type ClearedTransfer, ofEnvironment } from './transfer-state.ts';
import { verdictEvent } from './verdict-event.ts';

type Confirm = Extract<TransferCommand, { type: 'ConfirmTransfer' }>['data'];

/**
 * The participant answered before the time-out: the payment has its verdict, the answers of the time-out are cancelled, and
 * the confirmation for the sender is planned. Without effect where the payment already has a verdict.
 */
export const confirmTransfer = (
  { transferId, causedByTransferId, verdict, answers, settlesAt }: Confirm,
  transfer: ClearedTransfer,
): TransferEvent[] => {
  const { planned, done, awaits, timeOutPlanned } = transfer;
  if (awaits === undefined) return [];
  const ofFile = { transferId, fileId: transfer.fileId };
  const ofPlan = { ...ofFile, ...ofEnvironment(transfer) };
  const keys = new Set(answers.map(answerKey));
  const known = new Set([...planned.map(answerKey), ...done]);
  const gone = planned.filter((answer) => !keys.has(answerKey(answer)));
  const fresh = answers.filter((answer) => !known.has(answerKey(answer)));
  return [
    verdictEvent(ofFile, verdict),
    ...gone.map(
      (answer): TransferEvent => ({ type: 'AnswerCancelled', data: { ...ofFile, causedByTransferId, answer } }),
    ),
    ...(timeOutPlanned ? [{ type: 'TimeOutCancelled', data: { ...ofFile, because: 'answered' } } as const] : []),
    ...fresh.flatMap((answer) => plannedEvents(ofPlan, answer)),
    ...(settlesAt === undefined ? [] : [{ type: 'SettlementPlanned', data: { ...ofPlan, dueAt: settlesAt } } as const]),
  ];
};
