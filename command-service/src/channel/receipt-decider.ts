import type { ReceiptCommand } from '@clearbench/contracts/channel/commands';
import type { ReceiptEvent } from '@clearbench/contracts/channel/events';
import type { Decider } from '@clearbench/event-sourcing/decider';

type ReceiptState = { readonly isRecorded: boolean };

/** The decider of receipts: what a channel took or refused, or a failed connection, is recorded once. */
export const receiptDecider: Decider<ReceiptState, ReceiptCommand, ReceiptEvent> = {
  initialState: { isRecorded: false },
  decide({ type, data }, { isRecorded }) {
    if (isRecorded) return [];
    switch (type) {
      case 'ReceiveChannelFile':
        return [{ type: 'ChannelFileReceived', data }];
      case 'RefuseChannelCall':
        return [{ type: 'ChannelCallRefused', data }];
      case 'RecordConnectionFailure':
        return [{ type: 'ChannelConnectionFailed', data }];
    }
  },
  evolve: () => ({ isRecorded: true }),
};

export const receiptStream = (receiptId: string): string => `receipt-${receiptId}`;
