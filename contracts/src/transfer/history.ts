import type { EventHistory } from '../event-history.ts';

/** Names that events of transfers had in release 0.1.0. */
export const transferHistory: EventHistory = {
  MessageTakenIn: { renamedTo: 'MessageAccepted' },
  MessageTurnedAway: { renamedTo: 'MessageRejected' },
  FileTakenIn: { renamedTo: 'FileReferenceAccepted' },
  MessageReferredTo: { renamedTo: 'MessageReferenced' },
  AnswerWithdrawn: { renamedTo: 'AnswerCancelled' },
  SettlementWithdrawn: { renamedTo: 'SettlementCancelled' },
  TransferSilenced: { renamedTo: 'AnswerSuppressed' },
};
