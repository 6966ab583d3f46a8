import type { TransferEvent } from '@clearbench/contracts/transfer/events';
import { reaction } from '@clearbench/event-sourcing/reaction';
import type { ClearingSubmission } from './submit-to-clearing.ts';

type TransferRequested = Extract<TransferEvent, { type: 'TransferRequested' }>;

/**
 * Submits every requested transfer to the clearing.
 *
 * The clearing compares a file with those it processed before in the same environment: duplicates, originals of
 * R-transactions, and transfers replanned by an R-transaction. So the files of an environment are processed one after
 * another: those of a user in the order of sending, and users in turn. Files with the same message id keep the order of
 * sending, and a file whose original is unknown waits for the files sent before it (decision 0024). Files of different
 * environments are processed at the same time.
 */
export const clearRequestedTransfers = reaction<TransferRequested, ClearingSubmission>({
  name: 'clear-requested-transfers',
  partitionOf: ({ data: { environmentId, requestedBy, transferId, messageId = transferId } }) => ({
    key: environmentId,
    account: requestedBy,
    claim: messageId,
  }),
  on: {
    TransferRequested: ({ data }) => [{ type: 'TakeToClearing', data }],
  },
});
