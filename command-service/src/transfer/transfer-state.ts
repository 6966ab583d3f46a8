import type { ClearingVerdict, PlannedAnswer, TimeOut } from '@clearbench/contracts/transfer/clearing';
import type { TransferEvent } from '@clearbench/contracts/transfer/events';
import { isConfirmation } from '@clearbench/contracts/transfer/time-outs';

export type TransferState =
  | { readonly status: 'none' }
  | {
      readonly status: 'requested';
      readonly fileId: string;
      readonly environmentId: string;
      readonly memory: number;
      readonly sha256: string;
      readonly requestedBy: string;
    }
  | ClearedTransfer;

export type ClearedTransfer = {
  readonly status: 'cleared';
  readonly fileId: string;
  readonly environmentId: string;
  readonly memory: number;
  readonly planned: readonly PlannedAnswer[];
  /** Ids of planned answers that a user holds. */
  readonly held: readonly string[];
  /** Keys of the answers that were released or dropped: replanning does not plan them again. */
  readonly done: readonly string[];
  readonly settlementPlanned: boolean;
  /** The time-out of an instant payment that has no answer yet. */
  readonly timeOut?: TimeOut | undefined;
  readonly timeOutPlanned: boolean;
  /** The verdict at the time-out, while a payment waits for the answer of a participant. */
  readonly awaits?: ClearingVerdict | undefined;
};

/** Identifies an answer of the test engine in several plans of one transfer, also after a user edited it. */
export const answerKey = ({ sha256, editedFrom = sha256, dueAt }: PlannedAnswer): string => `${editedFrom}|${dueAt}`;

/** The environment of an event; the real memory of environments without a reset is not written. */
export const ofEnvironment = ({ environmentId, memory }: { environmentId: string; memory: number }) => ({
  environmentId,
  ...(memory === 0 ? {} : { memory }),
});

const nothingPlanned = { planned: [], held: [], done: [], settlementPlanned: false, timeOutPlanned: false };

const begun = (transfer: TransferState, fileId: string): ClearedTransfer => {
  if (transfer.status === 'cleared') return transfer;
  const { environmentId, memory } = transfer.status === 'none' ? { environmentId: '', memory: 0 } : transfer;
  return { status: 'cleared', fileId, environmentId, memory, ...nothingPlanned };
};

const without = (ids: readonly string[], id: string): readonly string[] => ids.filter((one) => one !== id);

/** The answer is no longer planned. */
const removed = (transfer: ClearedTransfer, { answerId }: PlannedAnswer): ClearedTransfer => ({
  ...transfer,
  planned: transfer.planned.filter((one) => one.answerId !== answerId),
  held: without(transfer.held, answerId),
});

/** The state of a transfer after an event. */
export const evolveTransfer = (transfer: TransferState, { type, data }: TransferEvent): TransferState => {
  if (type === 'TransferRequested') {
    const { fileId, environmentId, sha256, requestedBy, memory = 0 } = data;
    return { status: 'requested', fileId, environmentId, memory, sha256, requestedBy };
  }
  if (type === 'IncomingMessageRequested') {
    const { fileId, environmentId, memory = 0 } = data;
    return { status: 'cleared', fileId, environmentId, memory, ...nothingPlanned };
  }
  const cleared = begun(transfer, data.fileId);
  switch (type) {
    case 'TransferReceived':
      return { ...cleared, timeOut: data.timeOut, awaits: data.awaits?.verdict };
    case 'MessageAccepted':
    case 'MessageRejected':
    case 'FileReferenceAccepted':
    case 'MessageDelivered':
    case 'MessageReferenced':
    case 'MessageReferenceRejected':
    case 'AnswerSuppressed':
    case 'ReplanningFailed':
    case 'TransferClosed':
      return cleared;
    case 'TransferAccepted':
    case 'TransferPartiallyAccepted':
    case 'TransferRejected':
      return { ...cleared, awaits: undefined };
    case 'AnswerPlanned':
      return { ...cleared, planned: [...cleared.planned, data.answer] };
    case 'AnswerHeld':
      return { ...cleared, held: [...cleared.held, data.answer.answerId] };
    case 'AnswerResumed':
      return { ...cleared, held: without(cleared.held, data.answer.answerId) };
    case 'AnswerEdited': {
      const { answer } = data;
      return { ...cleared, planned: cleared.planned.map((one) => (one.answerId === answer.answerId ? answer : one)) };
    }
    case 'AnswerCancelled':
      return removed(cleared, data.answer);
    case 'AnswerReleased':
    case 'AnswerDropped': {
      const isEnd = type === 'AnswerReleased' && isConfirmation(data.answer);
      const timeOut = isEnd ? undefined : cleared.timeOut;
      return { ...removed(cleared, data.answer), timeOut, done: [...cleared.done, answerKey(data.answer)] };
    }
    case 'SettlementPlanned':
      return { ...cleared, settlementPlanned: true };
    case 'TimeOutPlanned':
      return { ...cleared, timeOutPlanned: true };
    case 'TransferTimedOut':
    case 'TimeOutCancelled':
      return { ...cleared, timeOut: undefined, timeOutPlanned: false };
    case 'TransferSettled':
    case 'SettlementCancelled':
    case 'SettlementDropped':
      return { ...cleared, settlementPlanned: false };
  }
};
