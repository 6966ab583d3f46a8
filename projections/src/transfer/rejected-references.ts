import type { TransferEvent } from '@clearbench/contracts/transfer/events';
import {
  memoryKey,
  type RejectedReferencesDocument,
  rejectedReferencesView,
  seenMessageId,
} from '@clearbench/contracts/transfer/views';
import { projection } from '@clearbench/event-sourcing/projection';

/** Most files that are recorded for one message. */
const mostFiles = 200;

/** The files whose references to a message were not accepted, so that the conversation of the original shows them. */
export const rejectedReferences = projection<RejectedReferencesDocument, TransferEvent>({
  ...rejectedReferencesView,
  version: 1,
  key: ({ type, data }) =>
    type === 'MessageReferenceRejected'
      ? seenMessageId(memoryKey(data.environmentId, data.memory), data.originalMessageId)
      : undefined,
  on: {
    MessageReferenceRejected: (document, { data: { fileId } }) => ({
      fileIds: [...new Set([...(document?.fileIds ?? []), fileId])].slice(-mostFiles),
    }),
  },
});
