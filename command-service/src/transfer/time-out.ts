import type { PlannedAnswer, TimeOut } from '@clearbench/contracts/transfer/clearing';
import type { TransferEvent } from '@clearbench/contracts/transfer/events';
import { isConfirmation } from '@clearbench/contracts/transfer/time-outs';
import { type ClearedTransfer, ofEnvironment } from './transfer-state.ts';

type OfFile = { readonly transferId: string; readonly fileId: string };
type Remembered = { readonly environmentId: string; readonly memory: number };

/** Whether an answer is due before the time-out; one that a scenario holds is not delivered by itself. */
const isAnsweredBefore = ({ at }: TimeOut, planned: readonly PlannedAnswer[]): boolean =>
  planned.some((answer) => isConfirmation(answer) && answer.startsHeld === undefined && answer.dueAt < at);

/** The time-out is planned only where no answer is due before it; otherwise the answer ends the wait. */
export const plannedTimeOut = (
  timeOut: TimeOut | undefined,
  planned: readonly PlannedAnswer[],
  ofFile: OfFile,
  environment: Remembered,
): TransferEvent[] =>
  timeOut === undefined || isAnsweredBefore(timeOut, planned)
    ? []
    : [{ type: 'TimeOutPlanned', data: { ...ofFile, ...ofEnvironment(environment), dueAt: timeOut.at } }];

/** The time-out that must be planned after a user held or dropped an answer. */
export const timeOutWithout = (answerId: string, transfer: ClearedTransfer, ofFile: OfFile): TransferEvent[] => {
  const { timeOut, timeOutPlanned, planned, held } = transfer;
  if (timeOutPlanned) return [];
  const remaining = planned.filter((one) => one.answerId !== answerId && !held.includes(one.answerId));
  return plannedTimeOut(timeOut, remaining, ofFile, transfer);
};

/** An answer before the time-out ends the wait. */
export const timeOutEndedBy = (
  answer: PlannedAnswer,
  { timeOutPlanned }: ClearedTransfer,
  ofFile: OfFile,
): TransferEvent[] =>
  timeOutPlanned && isConfirmation(answer)
    ? [{ type: 'TimeOutCancelled', data: { ...ofFile, because: 'answered' } }]
    : [];
