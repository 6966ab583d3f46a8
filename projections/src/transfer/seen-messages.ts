import type { TransferEvent } from '@clearbench/contracts/transfer/events';
import { type SeenMessageDocument, seenMessageId, seenMessageView } from '@clearbench/contracts/transfer/views';
import { projection } from '@clearbench/event-sourcing/projection';

/** Messages the clearing has taken in, so that it knows a duplicate and an original when it sees one; the first one keeps the id. */
export const seenMessages = projection<SeenMessageDocument, TransferEvent>({
  ...seenMessageView,
  version: 1,
  key: ({ type, data }) => (type === 'MessageTakenIn' ? seenMessageId(data.environmentId, data.messageId) : undefined),
  on: {
    MessageTakenIn: (seen, { data: { fileId: _, ...message }, metadata: { at } }) => seen ?? { ...message, at },
  },
});
