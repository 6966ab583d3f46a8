import type { TransferState } from '@clearbench/contracts/file/choices';
import type { TransferEvent } from '@clearbench/contracts/transfer/events';

const states: Readonly<Partial<Record<TransferEvent['type'], TransferState>>> = {
  TransferRequested: 'requested',
  TransferReceived: 'received',
  TransferAccepted: 'accepted',
  TransferPartiallyAccepted: 'partiallyAccepted',
  TransferRejected: 'rejected',
  TransferTimedOut: 'timedOut',
  AnswerReleased: 'answered',
  TransferSettled: 'settled',
  TransferClosed: 'closed',
};

/** The state of a transfer after an event; undefined where the event does not change it. */
export const stateAfter = (type: TransferEvent['type']): TransferState | undefined => states[type];
