import type { TransferState } from '@clearbench/contracts/file/choices';
import type { TransferEvent } from '@clearbench/contracts/transfer/events';

const states: Readonly<Partial<Record<TransferEvent['type'], TransferState>>> = {
  TransferRequested: 'requested',
  TransferReceived: 'received',
  TransferAccepted: 'accepted',
  TransferPartiallyAccepted: 'partiallyAccepted',
  TransferRejected: 'rejected',
  AnswerReleased: 'answered',
  TransferSettled: 'settled',
  TransferClosed: 'closed',
};

/** The state a transfer is in after an event; undefined where the event changes none. */
export const stateAfter = (type: TransferEvent['type']): TransferState | undefined => states[type];
