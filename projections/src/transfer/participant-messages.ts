import { businessAtOf } from '@clearbench/contracts/event-envelope';
import type { TransferEvent } from '@clearbench/contracts/transfer/events';
import {
  type ParticipantMessageDocument,
  participantMessageView,
} from '@clearbench/contracts/transfer/participant-message';
import { memoryKey, seenMessageId } from '@clearbench/contracts/transfer/views';
import { projection } from '@clearbench/event-sourcing/projection';

/** Most recorded answers to one message. */
const mostAnswers = 20;

/** Messages that testers received as participants, and the answers to them. */
export const participantMessages = projection<ParticipantMessageDocument, TransferEvent>({
  ...participantMessageView,
  version: 1,
  key: ({ type, data }) => {
    const { environmentId = '', memory } = 'environmentId' in data ? data : {};
    if (type === 'MessageDelivered' && data.deliveredTo?.bic !== undefined)
      return seenMessageId(memoryKey(environmentId, memory), data.messageId);
    return type === 'MessageReferenced'
      ? seenMessageId(memoryKey(environmentId, memory), data.originalMessageId)
      : undefined;
  },
  on: {
    MessageDelivered: (known, { data, metadata, position }) => {
      const { deliveredTo, environmentId, memory = 0, messageId, messageType, sha256, fileId, transferId } = data;
      if (known !== undefined || deliveredTo?.bic === undefined) return known;
      const about = data.aboutMessageId === undefined ? {} : { aboutMessageId: data.aboutMessageId };
      const { bic, userId } = deliveredTo;
      const message = { messageId, messageType, sha256, fileId, transferId, ...about };
      return { environmentId, memory, userId, bic, ...message, at: businessAtOf(metadata), position, answers: [] };
    },
    MessageReferenced: (known, { data: { messageType }, position }) =>
      known && { ...known, answers: [...known.answers, { messageType, position }].slice(-mostAnswers) },
  },
  // The page of the inbox is read again as a whole.
  notice: ({ environmentId }) => ({
    topic: participantMessageView.name,
    id: environmentId,
    audience: `env:${environmentId}`,
  }),
});
