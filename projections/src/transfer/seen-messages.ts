import type { TransferEvent } from '@clearbench/contracts/transfer/events';
import { type SeenMessageDocument, seenMessageId, seenMessageView } from '@clearbench/contracts/transfer/views';
import { projection } from '@clearbench/event-sourcing/projection';

/** So many messages about one are remembered. */
const mostReferring = 500;

/** Messages that passed through the clearing, so that it knows a duplicate and an original when it sees one; the first one keeps the id. */
export const seenMessages = projection<SeenMessageDocument, TransferEvent>({
  ...seenMessageView,
  version: 2,
  key: ({ type, data }) => {
    if (type === 'MessageReferredTo') return seenMessageId(data.environmentId, data.originalMessageId);
    return type === 'MessageTakenIn' || type === 'MessageDelivered'
      ? seenMessageId(data.environmentId, data.messageId)
      : undefined;
  },
  on: {
    MessageTakenIn: (seen, { data: { fileId: _, ...message }, metadata: { at } }) =>
      seen && !seen.own ? seen : { ...message, at },
    MessageDelivered: (seen, { data: { fileId: _, ...message }, metadata: { at } }) =>
      seen ?? { ...message, at, own: true },
    MessageReferredTo: (seen, { data: { messageType, transactionsSha256 } }) =>
      seen && {
        ...seen,
        referredBy: [...(seen.referredBy ?? []), { messageType, transactionsSha256 }].slice(-mostReferring),
      },
  },
});
