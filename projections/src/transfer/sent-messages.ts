import { businessAtOf } from '@clearbench/contracts/event-envelope';
import type { TransferEvent } from '@clearbench/contracts/transfer/events';
import {
  memoryKey,
  type SentMessageDocument,
  seenMessageId,
  sentMessageView,
} from '@clearbench/contracts/transfer/views';
import { projection } from '@clearbench/event-sourcing/projection';

/** Sent messages, accepted or not, so that the answer to a rejected one finds its original. */
export const sentMessages = projection<SentMessageDocument, TransferEvent>({
  ...sentMessageView,
  version: 1,
  key: ({ type, data }) =>
    (type === 'TransferRequested' || type === 'MessageRejected') && data.messageId !== undefined
      ? seenMessageId(memoryKey(data.environmentId, data.memory), data.messageId)
      : undefined,
  on: {
    TransferRequested: (_, { data, metadata, position }) => {
      const { environmentId, messageId = '', messageType = '', transferId, fileId, sha256 } = data;
      const at = businessAtOf(metadata);
      return { environmentId, messageId, messageType, transferId, fileId, sha256, at, position };
    },
    MessageRejected: (_, { data, metadata, position }) => ({ ...data, at: businessAtOf(metadata), position }),
  },
});
