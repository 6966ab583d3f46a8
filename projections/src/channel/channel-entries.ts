import type { DeliveryEvent, ReceiptEvent } from '@clearbench/contracts/channel/events';
import { type ChannelEntryDocument, channelEntryView } from '@clearbench/contracts/channel/views';
import type { Recorded } from '@clearbench/event-sourcing/decider';
import { projection } from '@clearbench/event-sourcing/projection';

const keyOf = ({ data }: Recorded<ReceiptEvent | DeliveryEvent>): string =>
  'receiptId' in data ? data.receiptId : data.deliveryId;

const moved = (
  entry: ChannelEntryDocument | undefined,
  type: 'waiting' | 'delivered',
  at: string,
): ChannelEntryDocument | undefined =>
  entry && (entry.type === 'waiting' || entry.type === 'delivered') ? { ...entry, type, at } : undefined;

/** The logs of channels: what came and went, with the refused calls. */
export const channelEntries = projection<ChannelEntryDocument, ReceiptEvent | DeliveryEvent>({
  ...channelEntryView,
  version: 1,
  key: keyOf,
  on: {
    ChannelFileReceived: (_, { data: { receiptId: entryId, digest: _digest, ...data }, metadata: { at } }) => ({
      ...data,
      ...{ entryId, at, type: 'received' },
    }),
    ChannelCallRefused: (_, { data: { receiptId: entryId, ...data }, metadata: { at } }) => ({
      ...data,
      ...{ entryId, at, type: 'refused' },
    }),
    DeliveryPlanned: (_, { data: { deliveryId: entryId, file, ...data }, metadata: { at } }) => ({
      ...data,
      ...file,
      ...{ entryId, at, plannedAt: at, type: 'waiting' },
    }),
    DeliveryAcknowledged: (entry, { metadata }) => moved(entry, 'delivered', metadata.at),
    DeliveryReopened: (entry, { metadata }) => moved(entry, 'waiting', metadata.at),
  },
});
