import type { ChannelEvent } from '@clearbench/contracts/channel/events';
import { type PostingChannelDocument, postingChannelView } from '@clearbench/contracts/channel/views';
import { projection } from '@clearbench/event-sourcing/projection';

type Saved = Extract<ChannelEvent, { type: 'ChannelCreated' | 'ChannelChanged' }>['data'];

const saved = ({ channelId, environmentId, settings }: Saved, isPaused: boolean): PostingChannelDocument => ({
  channelId,
  environmentId,
  posts: settings.url !== undefined,
  isPaused,
  notifications: settings.kind === 'webhook' ? settings.notifications : [],
});

/** What each channel posts. */
export const postingChannels = projection<PostingChannelDocument, ChannelEvent>({
  ...postingChannelView,
  version: 1,
  key: ({ data }) => data.channelId,
  on: {
    ChannelCreated: (_, { data }) => saved(data, false),
    ChannelChanged: (channel, { data }) => saved(data, channel?.isPaused === true),
    ChannelPaused: (channel) => channel && { ...channel, isPaused: true },
    ChannelResumed: (channel) => channel && { ...channel, isPaused: false },
    ChannelRemoved: () => null,
  },
  notice: ({ channelId }) => ({ topic: postingChannelView.name, id: channelId, audience: 'admins' }),
});
