import { businessAtOf } from '@clearbench/contracts/event-envelope';
import type { TransferEvent } from '@clearbench/contracts/transfer/events';
import {
  memoryKey,
  type SeenMessageDocument,
  seenMessageId,
  seenMessageView,
} from '@clearbench/contracts/transfer/views';
import { projection } from '@clearbench/event-sourcing/projection';

/** Most recorded references to one message. */
const mostReferring = 500;

type InMemory = { readonly environmentId: string; readonly memory?: number | undefined };

const keyOf = ({ environmentId, memory }: InMemory): string => memoryKey(environmentId, memory);

/**
 * Messages that passed through the clearing, with which it recognises duplicates and originals; the first message keeps
 * the id.
 */
export const seenMessages = projection<SeenMessageDocument, TransferEvent>({
  ...seenMessageView,
  version: 4,
  key: ({ type, data }) => {
    if (type === 'MessageReferenced') return seenMessageId(keyOf(data), data.originalMessageId);
    return type === 'MessageAccepted' || type === 'MessageDelivered'
      ? seenMessageId(keyOf(data), data.messageId)
      : undefined;
  },
  on: {
    MessageAccepted: (seen, { data, metadata, position }) =>
      seen && !seen.own ? seen : { ...data, memoryKey: keyOf(data), at: businessAtOf(metadata), position },
    MessageDelivered: (seen, { data, metadata, position }) =>
      seen ?? { ...data, memoryKey: keyOf(data), at: businessAtOf(metadata), position, own: true },
    MessageReferenced: (seen, { data, metadata }) => {
      const at = businessAtOf(metadata);
      const { messageType, transactionsSha256, transferId, fileId, cancels } = data;
      const cancelling = cancels === undefined ? {} : { cancels };
      const referring = { messageType, transactionsSha256, transferId, fileId, at, ...cancelling };
      return seen && { ...seen, referredBy: [...(seen.referredBy ?? []), referring].slice(-mostReferring) };
    },
  },
});
