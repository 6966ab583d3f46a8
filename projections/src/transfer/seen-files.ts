import type { TransferEvent } from '@clearbench/contracts/transfer/events';
import { type SeenFileDocument, seenFileId, seenFileView } from '@clearbench/contracts/transfer/views';
import { projection } from '@clearbench/event-sourcing/projection';

/** References of files that were taken in, so that the clearing knows one that comes again; the first keeps it. */
export const seenFiles = projection<SeenFileDocument, TransferEvent>({
  ...seenFileView,
  version: 1,
  key: ({ type, data }) =>
    type === 'FileTakenIn' ? seenFileId(data.environmentId, data.requestedBy, data.reference) : undefined,
  on: {
    FileTakenIn: (seen, { data: { environmentId, requestedBy, reference, transferId }, metadata: { at } }) =>
      seen ?? { environmentId, requestedBy, reference, transferId, at },
  },
});
