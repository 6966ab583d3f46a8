import type { TransferEvent } from '@clearbench/contracts/transfer/events';
import { type SentMessageDocument, seenMessageId, sentMessageView } from '@clearbench/contracts/transfer/views';
import { projection } from '@clearbench/event-sourcing/projection';

/** Messages that were sent, taken in or not, so that the answer to one that was turned away finds what it is about. */
export const sentMessages = projection<SentMessageDocument, TransferEvent>({
  ...sentMessageView,
  version: 1,
  key: ({ type, data }) =>
    (type === 'TransferRequested' || type === 'MessageTurnedAway') && data.messageId !== undefined
      ? seenMessageId(data.environmentId, data.messageId)
      : undefined,
  on: {
    TransferRequested: (_, { data, metadata: { at }, position }) => {
      const { environmentId, messageId = '', messageType = '', transferId, fileId, sha256 } = data;
      return { environmentId, messageId, messageType, transferId, fileId, sha256, at, position };
    },
    MessageTurnedAway: (_, { data, metadata: { at }, position }) => ({ ...data, at, position }),
  },
});
