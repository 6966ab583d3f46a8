import type { TransferEvent } from '@clearbench/contracts/transfer/events';
import { type SentMessageDocument, seenMessageId, sentMessageView } from '@clearbench/contracts/transfer/views';
import { projection } from '@clearbench/event-sourcing/projection';

/** Sent messages, accepted or not, so that the answer to a rejected one finds its original. */
export const sentMessages = projection<SentMessageDocument, TransferEvent>({
  ...sentMessageView,
  version: 1,
  key: ({ type, data }) =>
    (type === 'TransferRequested' || type === 'MessageRejected') && data.messageId !== undefined
      ? seenMessageId(data.environmentId, data.messageId)
      : undefined,
  on: {
    TransferRequested: (_, { data, metadata: { at }, position }) => {
      const { environmentId, messageId = '', messageType = '', transferId, fileId, sha256 } = data;
      return { environmentId, messageId, messageType, transferId, fileId, sha256, at, position };
    },
    MessageRejected: (_, { data, metadata: { at }, position }) => ({ ...data, at, position }),
  },
});
