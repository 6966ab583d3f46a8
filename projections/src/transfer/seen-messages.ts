import type { TransferEvent } from '@clearbench/contracts/transfer/events';
import { type SeenMessageDocument, seenMessageId, seenMessageView } from '@clearbench/contracts/transfer/views';
import { projection } from '@clearbench/event-sourcing/projection';

/** Message ids as they were sent in, so that the clearing knows a duplicate and an original when it sees one; the first sender keeps the id. */
export const seenMessages = projection<SeenMessageDocument, TransferEvent>({
  ...seenMessageView,
  version: 1,
  key: ({ type, data }) =>
    type === 'TransferRequested' && data.messageId !== undefined
      ? seenMessageId(data.environmentId, data.messageId)
      : undefined,
  on: {
    TransferRequested: (
      seen,
      { data: { environmentId, messageId = '', messageType = '', transferId, sha256 }, metadata: { at } },
    ) => seen ?? { environmentId, messageId, messageType, transferId, sha256, at },
  },
});
