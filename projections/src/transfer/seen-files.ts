import { businessAtOf } from '@clearbench/contracts/event-envelope';
import type { TransferEvent } from '@clearbench/contracts/transfer/events';
import { memoryKey, type SeenFileDocument, seenFileId, seenFileView } from '@clearbench/contracts/transfer/views';
import { projection } from '@clearbench/event-sourcing/projection';

/** References of accepted files, with which the clearing recognises duplicates; the first file keeps the reference. */
export const seenFiles = projection<SeenFileDocument, TransferEvent>({
  ...seenFileView,
  version: 1,
  key: ({ type, data }) =>
    type === 'FileReferenceAccepted'
      ? seenFileId(memoryKey(data.environmentId, data.memory), data.requestedBy, data.reference)
      : undefined,
  on: {
    FileReferenceAccepted: (seen, { data: { environmentId, requestedBy, reference, transferId }, metadata }) =>
      seen ?? { environmentId, requestedBy, reference, transferId, at: businessAtOf(metadata) },
  },
});
