import type { TransferEvent } from '@clearbench/contracts/transfer/events';
import { type SeenMessageDocument, seenMessageId, seenMessageView } from '@clearbench/contracts/transfer/views';
import { projection } from '@clearbench/event-sourcing/projection';

/** Most recorded references to one message. */
const mostReferring = 500;

/**
 * Messages that passed through the clearing, with which it recognises duplicates and originals; the first message keeps
 * the id.
 */
export const seenMessages = projection<SeenMessageDocument, TransferEvent>({
  ...seenMessageView,
  version: 3,
  key: ({ type, data }) => {
    if (type === 'MessageReferenced') return seenMessageId(data.environmentId, data.originalMessageId);
    return type === 'MessageAccepted' || type === 'MessageDelivered'
      ? seenMessageId(data.environmentId, data.messageId)
      : undefined;
  },
  on: {
    MessageAccepted: (seen, { data, metadata: { at }, position }) =>
      seen && !seen.own ? seen : { ...data, at, position },
    MessageDelivered: (seen, { data, metadata: { at }, position }) => seen ?? { ...data, at, position, own: true },
    MessageReferenced: (seen, { data, metadata: { at } }) => {
      const { messageType, transactionsSha256, transferId, fileId } = data;
      const referring = { messageType, transactionsSha256, transferId, fileId, at };
      return seen && { ...seen, referredBy: [...(seen.referredBy ?? []), referring].slice(-mostReferring) };
    },
  },
});
