import type { DeliveryEvent, ReceiptEvent } from '@clearbench/contracts/channel/events';
import {
  type ChannelEntryDocument,
  channelEntryView,
  type DeliveryEntry,
  isDelivery,
} from '@clearbench/contracts/channel/views';
import type { Recorded } from '@clearbench/event-sourcing/decider';
import { projection } from '@clearbench/event-sourcing/projection';

const keyOf = ({ data }: Recorded<ReceiptEvent | DeliveryEvent>): string =>
  'receiptId' in data ? data.receiptId : data.deliveryId;

type Result = Pick<DeliveryEntry, 'errorKey' | 'params' | 'status' | 'response' | 'nextAttemptAt'>;

/** The delivery in another state, with the result of its last attempt. */
const moved = (
  entry: ChannelEntryDocument | undefined,
  changes: Partial<DeliveryEntry> & Pick<DeliveryEntry, 'type' | 'at'>,
  { errorKey, params, status, response, nextAttemptAt }: Result = {},
): ChannelEntryDocument | undefined => {
  if (!isDelivery(entry)) return undefined;
  const {
    errorKey: _key,
    params: _params,
    status: _status,
    response: _response,
    nextAttemptAt: _next,
    ...others
  } = entry;
  return {
    ...others,
    ...changes,
    ...(errorKey === undefined ? {} : { errorKey }),
    ...(params === undefined ? {} : { params }),
    ...(status === undefined ? {} : { status }),
    ...(response === undefined ? {} : { response }),
    ...(nextAttemptAt === undefined ? {} : { nextAttemptAt }),
  };
};

/** The logs of channels: what came and went, with the refused calls. */
export const channelEntries = projection<ChannelEntryDocument, ReceiptEvent | DeliveryEvent>({
  ...channelEntryView,
  version: 2,
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
    ChannelConnectionFailed: (_, { data: { receiptId: entryId, ...data }, metadata: { at } }) => ({
      ...data,
      ...{ entryId, at, type: 'failed' },
    }),
    DeliveryPlanned: (_, { data: { deliveryId: entryId, file, ...data }, metadata: { at } }) => ({
      ...data,
      ...file,
      ...{ entryId, at, attempts: 0, type: 'waiting' },
    }),
    DeliveryFailed: (entry, { data, metadata: { at } }) =>
      moved(entry, { type: 'waiting', at, attempts: data.attempt }, data),
    DeliveryParked: (entry, { metadata: { at } }) => (isDelivery(entry) ? { ...entry, type: 'parked', at } : undefined),
    DeliveryAcknowledged: (entry, { data, metadata: { at } }) =>
      moved(entry, { type: 'delivered', at, ...(data.attempt === undefined ? {} : { attempts: data.attempt }) }, data),
    DeliveryReopened: (entry, { metadata: { at } }) => moved(entry, { type: 'waiting', at, attempts: 0 }),
  },
});
