import { view } from '../view.ts';
import type { ChannelNotification, ChannelSecret, DeliveredFile, MessageProperties } from './events.ts';
import type { ChannelCredential, ChannelSettings, NotificationType } from './settings.ts';

/** How often something happened in a channel. */
export type ChannelCounters = {
  readonly received: number;
  readonly refused: number;
  /** Deliveries that are ready and not acknowledged. */
  readonly waiting: number;
  readonly delivered: number;
  /** Deliveries that are not attempted any more. */
  readonly parked: number;
  /** Failures of the connection to the server of the bank, the same one once an hour. */
  readonly failed: number;
};

/** id = channelId. */
export type ChannelDocument = ChannelSettings & {
  readonly channelId: string;
  readonly environmentId: string;
  readonly state: 'open' | 'paused';
  /** Why it was paused, if no administrator did it. */
  readonly pausedBecause?: 'failures' | 'gone';
  /** Attempts that failed since the last success. */
  readonly failures: number;
  readonly version: number;
  /** The secrets for signatures, the newest first. */
  readonly secrets: readonly (ChannelSecret & { readonly until?: string })[];
  /** The hash of the password of an SFTP channel; absent where it accepts keys alone. */
  readonly passwordHash?: string;
  /** For the server of the bank. */
  readonly credential?: ChannelCredential;
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

/** An answer or a notification on its way out. */
export type DeliveryEntry = Entry &
  Partial<DeliveredFile> & {
    readonly type: 'waiting' | 'delivered' | 'parked';
    readonly plannedAt: string;
    readonly isPushed?: true;
    readonly notification?: ChannelNotification;
    readonly attempts: number;
    /** The result of the last attempt. */
    readonly errorKey?: string;
    readonly params?: Readonly<Record<string, string | number>>;
    readonly status?: number;
    readonly response?: string;
    readonly nextAttemptAt?: string;
  };

/** What came or went by a channel, as its log shows it; id = receiptId or deliveryId. */
export type ChannelEntryDocument =
  | (Entry & {
      readonly type: 'received';
      readonly fileName: string;
      readonly fileId: string;
      readonly size: number;
      readonly transferId?: string;
      readonly message?: MessageProperties;
    })
  | (Entry & {
      readonly type: 'refused';
      readonly call: string;
      readonly fileName?: string;
      readonly errorKey: string;
      readonly params?: Readonly<Record<string, string | number>>;
      readonly status: number;
    })
  | (Entry & {
      readonly type: 'failed';
      readonly fileName?: string;
      readonly errorKey: string;
      readonly params?: Readonly<Record<string, string | number>>;
    })
  | DeliveryEntry;

export const isDelivery = (entry: ChannelEntryDocument | undefined): entry is DeliveryEntry =>
  entry !== undefined && 'attempts' in entry;

export const channelEntryView = view<ChannelEntryDocument>('channel-entry', {
  indexes: [
    ['channelId', 'at'],
    ['channelId', 'type', 'at'],
    ['channelId', 'type', 'fileName', 'at'],
    ['channelId', 'type', 'plannedAt'],
    ['channelId', 'type', 'fileId', 'at'],
  ],
});

/** A delivery that the bench has to post; id = deliveryId. Deleted when done. */
export type DeliveryDueDocument = { readonly deliveryId: string; readonly channelId: string; readonly dueAt: string };

export const deliveryDueView = view<DeliveryDueDocument>('delivery-due', { indexes: [['channelId', 'dueAt']] });

/** Whether and what a channel sends and polls; id = channelId. Separate from the counters, so that it changes with the settings alone. */
export type PostingChannelDocument = {
  readonly channelId: string;
  readonly environmentId: string;
  /** Whether it has deliveries that the bench sends. */
  readonly posts: boolean;
  /** Seconds between two looks into a folder of the bank's server; absent where it has none. */
  readonly pollSeconds?: number;
  /** Whether it receives messages from a queue. */
  readonly receives?: true;
  readonly isPaused: boolean;
  /** What a webhook reports; empty for a channel of files. */
  readonly notifications: readonly NotificationType[];
};

export const postingChannelView = view<PostingChannelDocument>('posting-channel', { indexes: [['channelId']] });
