import type { ChannelEvent } from '@clearbench/contracts/channel/events';
import { pushes } from '@clearbench/contracts/channel/settings';
import { type PostingChannelDocument, postingChannelView } from '@clearbench/contracts/channel/views';
import { projection } from '@clearbench/event-sourcing/projection';

type Saved = Extract<ChannelEvent, { type: 'ChannelCreated' | 'ChannelChanged' }>['data'];

const saved = ({ channelId, environmentId, settings }: Saved, isPaused: boolean): PostingChannelDocument => ({
  channelId,
  environmentId,
  posts: pushes(settings),
  ...(settings.kind === 'amqp' ? { receives: true as const } : {}),
  ...(settings.kind === 'sftpClient' ? { pollSeconds: settings.pollSeconds } : {}),
  isPaused,
  notifications: settings.kind === 'webhook' ? settings.notifications : [],
});

/** What each channel sends and polls. */
export const postingChannels = projection<PostingChannelDocument, ChannelEvent>({
  ...postingChannelView,
  version: 2,
  key: ({ data }) => data.channelId,
  on: {
    ChannelCreated: (_, { data }) => saved(data, false),
    ChannelChanged: (channel, { data }) => saved(data, channel?.isPaused === true),
    // Published again, so that the new credential is used at once.
    ChannelCredentialSet: (channel) => channel && { ...channel },
    ChannelPaused: (channel) => channel && { ...channel, isPaused: true },
    ChannelResumed: (channel) => channel && { ...channel, isPaused: false },
    ChannelRemoved: () => null,
  },
  notice: ({ channelId }) => ({ topic: postingChannelView.name, id: channelId, audience: 'admins' }),
});
