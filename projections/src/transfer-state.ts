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

/** A delivery to a participant answers nothing for the sender, who waits for the answer of the participant. */
const isDelivery = ({ type, data }: TransferEvent): boolean =>
  type === 'AnswerReleased' && data.answer.recipient !== undefined;

/** The state of a transfer after an event; undefined where the event does not change it. */
export const stateAfter = (event: TransferEvent): TransferState | undefined =>
  isDelivery(event) ? undefined : states[event.type];

/** Whether events of this type change the state, or what is shown with it. */
export const changesState = (type: TransferEvent['type']): boolean => states[type] !== undefined;
