import type { ChannelEvent, DeliveryEvent, ReceiptEvent } from '@clearbench/contracts/channel/events';
import { type ChannelCounters, type ChannelDocument, channelView } from '@clearbench/contracts/channel/views';
import { projection } from '@clearbench/event-sourcing/projection';

const none: ChannelCounters = { received: 0, refused: 0, waiting: 0, delivered: 0 };

const counted = (
  channel: ChannelDocument | undefined,
  changes: Partial<ChannelCounters>,
  at: string,
): ChannelDocument | undefined => {
  if (!channel) return undefined;
  const { received, refused, waiting, delivered } = channel.counters;
  const counters = {
    received: received + (changes.received ?? 0),
    refused: refused + (changes.refused ?? 0),
    waiting: waiting + (changes.waiting ?? 0),
    delivered: delivered + (changes.delivered ?? 0),
  };
  return { ...channel, counters, usedAt: at };
};

/** The channels with their settings and counters. */
export const channels = projection<ChannelDocument, ChannelEvent | ReceiptEvent | DeliveryEvent>({
  ...channelView,
  version: 1,
  key: ({ data }) => data.channelId,
  on: {
    ChannelCreated: (_, { data: { channelId, environmentId, settings } }) => ({
      ...settings,
      ...{ channelId, environmentId, state: 'open', version: 1, counters: none },
    }),
    ChannelChanged: (channel, { data }) => channel && { ...channel, ...data.settings, version: channel.version + 1 },
    ChannelPaused: (channel) => channel && { ...channel, state: 'paused' },
    ChannelResumed: (channel) => channel && { ...channel, state: 'open' },
    ChannelRemoved: () => null,
    ChannelFileReceived: (channel, { metadata }) => counted(channel, { received: 1 }, metadata.at),
    ChannelCallRefused: (channel, { metadata }) => counted(channel, { refused: 1 }, metadata.at),
    DeliveryPlanned: (channel, { metadata }) => counted(channel, { waiting: 1 }, metadata.at),
    DeliveryAcknowledged: (channel, { metadata }) => counted(channel, { waiting: -1, delivered: 1 }, metadata.at),
    DeliveryReopened: (channel, { metadata }) => counted(channel, { waiting: 1, delivered: -1 }, metadata.at),
  },
  notice: ({ channelId }) => ({ topic: channelView.name, id: channelId, audience: 'admins' }),
});
