import type { ChannelEvent, DeliveryEvent, ReceiptEvent } from '@clearbench/contracts/channel/events';
import type { ChannelSettings } from '@clearbench/contracts/channel/settings';
import { type ChannelCounters, type ChannelDocument, channelView } from '@clearbench/contracts/channel/views';
import { projection } from '@clearbench/event-sourcing/projection';

const none: ChannelCounters = { received: 0, refused: 0, waiting: 0, delivered: 0, parked: 0, failed: 0 };

/** The channel with changed counters; `failures` are the failed attempts since the last success. */
const counted = (
  channel: ChannelDocument | undefined,
  changes: Partial<ChannelCounters>,
  at: string,
  failures = channel?.failures ?? 0,
): ChannelDocument | undefined => {
  if (!channel) return undefined;
  const sums = Object.entries(channel.counters).map(([name, count]) => [
    name,
    count + (changes[name as keyof ChannelCounters] ?? 0),
  ]);
  return { ...channel, counters: Object.fromEntries(sums) as ChannelCounters, failures, usedAt: at };
};

/** The channel with new settings; fields of the earlier kind are not kept. */
const withSettings = (channel: ChannelDocument, settings: ChannelSettings): ChannelDocument => {
  const { channelId, environmentId, state, pausedBecause, failures, version, secrets, counters, usedAt } = channel;
  const { passwordHash, credential } = channel;
  return {
    ...settings,
    ...{ channelId, environmentId, state, failures, version: version + 1, secrets, counters },
    ...(pausedBecause === undefined ? {} : { pausedBecause }),
    ...(usedAt === undefined ? {} : { usedAt }),
    ...(passwordHash === undefined ? {} : { passwordHash }),
    ...(credential === undefined ? {} : { credential }),
  };
};

/** The counters after a delivery is sent again, by its state before. */
const reopened = {
  waiting: {},
  acknowledged: { waiting: 1, delivered: -1 },
  parked: { waiting: 1, parked: -1 },
} as const satisfies Record<string, Partial<ChannelCounters>>;

/** The new secret, and the earlier one until its end. */
const secretsAfter = (
  [before]: ChannelDocument['secrets'],
  { secret, replacedUntil }: Extract<ChannelEvent, { type: 'ChannelSecretIssued' }>['data'],
): ChannelDocument['secrets'] => {
  if (!before || replacedUntil === undefined) return [secret];
  const { secretId, sealed } = before;
  return [secret, { secretId, sealed, until: replacedUntil }];
};

/** The channels with their settings and counters. */
export const channels = projection<ChannelDocument, ChannelEvent | ReceiptEvent | DeliveryEvent>({
  ...channelView,
  version: 2,
  key: ({ data }) => data.channelId,
  on: {
    ChannelCreated: (_, { data: { channelId, environmentId, settings } }) => ({
      ...settings,
      ...{ channelId, environmentId, state: 'open', failures: 0, version: 1, secrets: [], counters: none },
    }),
    ChannelChanged: (channel, { data }) => channel && withSettings(channel, data.settings),
    ChannelPaused: (channel, { data: { because } }) =>
      channel && { ...channel, state: 'paused', ...(because === undefined ? {} : { pausedBecause: because }) },
    ChannelResumed: (channel) => {
      if (!channel) return undefined;
      const { pausedBecause: _, ...others } = channel;
      return { ...others, state: 'open', failures: 0 };
    },
    ChannelSecretIssued: (channel, { data }) => channel && { ...channel, secrets: secretsAfter(channel.secrets, data) },
    ChannelPasswordIssued: (channel, { data: { passwordHash } }) => channel && { ...channel, passwordHash },
    ChannelPasswordRemoved: (channel) => {
      if (!channel) return undefined;
      const { passwordHash: _, ...others } = channel;
      return others;
    },
    ChannelCredentialSet: (channel, { data: { credential } }) => channel && { ...channel, credential },
    ChannelRemoved: () => null,
    ChannelFileReceived: (channel, { metadata }) => counted(channel, { received: 1 }, metadata.at),
    ChannelCallRefused: (channel, { metadata }) => counted(channel, { refused: 1 }, metadata.at),
    ChannelConnectionFailed: (channel, { metadata }) => counted(channel, { failed: 1 }, metadata.at),
    DeliveryPlanned: (channel, { metadata }) => counted(channel, { waiting: 1 }, metadata.at),
    DeliveryFailed: (channel, { metadata }) => channel && counted(channel, {}, metadata.at, channel.failures + 1),
    DeliveryParked: (channel, { metadata }) => counted(channel, { waiting: -1, parked: 1 }, metadata.at),
    DeliveryReopened: (channel, { data: { was }, metadata }) => counted(channel, reopened[was], metadata.at),
    DeliveryAcknowledged: (channel, { metadata }) => counted(channel, { waiting: -1, delivered: 1 }, metadata.at, 0),
  },
  notice: ({ channelId }) => ({ topic: channelView.name, id: channelId, audience: 'admins' }),
});
