import type { TransferEvent } from '@clearbench/contracts/transfer/events';
import { reaction } from '@clearbench/event-sourcing/reaction';
import type { ClearingOrder } from './clearing-desk.ts';

/** A requested transfer is taken to the clearing. */
export const clearRequestedTransfers = reaction<TransferEvent, ClearingOrder>({
  name: 'clear-requested-transfers',
  on: {
    TransferRequested: ({ data }) => [{ type: 'TakeToClearing', data }],
  },
});
