import type { TransferEvent } from '@clearbench/contracts/transfer/events';
import { type SeenMessageDocument, seenMessageId, seenMessageView } from '@clearbench/contracts/transfer/views';
import { projection } from '@clearbench/event-sourcing/projection';

/** So many messages about one are remembered. */
const mostReferring = 500;

/** Messages that passed through the clearing, so that it knows a duplicate and an original when it sees one; the first one keeps the id. */
export const seenMessages = projection<SeenMessageDocument, TransferEvent>({
  ...seenMessageView,
  version: 3,
  key: ({ type, data }) => {
    if (type === 'MessageReferredTo') return seenMessageId(data.environmentId, data.originalMessageId);
    return type === 'MessageTakenIn' || type === 'MessageDelivered'
      ? seenMessageId(data.environmentId, data.messageId)
      : undefined;
  },
  on: {
    MessageTakenIn: (seen, { data, metadata: { at }, position }) =>
      seen && !seen.own ? seen : { ...data, at, position },
    MessageDelivered: (seen, { data, metadata: { at }, position }) => seen ?? { ...data, at, position, own: true },
    MessageReferredTo: (seen, { data, metadata: { at } }) => {
      const { messageType, transactionsSha256, transferId, fileId } = data;
      const referring = { messageType, transactionsSha256, transferId, fileId, at };
      return seen && { ...seen, referredBy: [...(seen.referredBy ?? []), referring].slice(-mostReferring) };
    },
  },
});
