import { view } from '../view.ts';
import type { ChannelSettings, DeliveredFile } from './events.ts';

/** How often something happened in a channel. */
export type ChannelCounters = {
  readonly received: number;
  readonly refused: number;
  /** Answers that are ready and not acknowledged. */
  readonly waiting: number;
  readonly delivered: number;
};

/** id = channelId. */
export type ChannelDocument = ChannelSettings & {
  readonly channelId: string;
  readonly environmentId: string;
  readonly state: 'open' | 'paused';
  readonly version: number;
  readonly counters: ChannelCounters;
  /** The last time that something came or went, ISO 8601 UTC. */
  readonly usedAt?: string;
};

export const channelView = view<ChannelDocument>('channel', { indexes: [['environmentId', 'channelName']] });

type Entry = {
  readonly entryId: string;
  readonly channelId: string;
  readonly environmentId: string;
  readonly at: string;
};

/** What came or went by a channel, as its log shows it; id = receiptId or deliveryId. */
export type ChannelEntryDocument =
  | (Entry & {
      readonly type: 'received';
      readonly fileName: string;
      readonly fileId: string;
      readonly size: number;
      readonly transferId?: string;
    })
  | (Entry & {
      readonly type: 'refused';
      readonly call: string;
      readonly fileName?: string;
      readonly errorKey: string;
      readonly params?: Readonly<Record<string, string | number>>;
      readonly status: number;
    })
  | (Entry & DeliveredFile & { readonly type: 'waiting' | 'delivered'; readonly plannedAt: string });

export const channelEntryView = view<ChannelEntryDocument>('channel-entry', {
  indexes: [
    ['channelId', 'at'],
    ['channelId', 'type', 'at'],
    ['channelId', 'type', 'fileName', 'at'],
    ['channelId', 'type', 'plannedAt'],
  ],
});
