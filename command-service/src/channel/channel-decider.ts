import type { ChannelCommand } from '@clearbench/contracts/channel/commands';
import type { ChannelEvent, ChannelSettings } from '@clearbench/contracts/channel/events';
import { refuse } from '@clearbench/contracts/failure';
import type { Decider } from '@clearbench/event-sourcing/decider';

type Stored = { readonly environmentId: string; readonly version: number; readonly settings: ChannelSettings };

type ExistingChannel = Stored & { readonly status: 'open' | 'paused' };

export type ChannelState = { readonly status: 'none' | 'removed' } | ExistingChannel;

const stored = (channel: ChannelState): ExistingChannel =>
  'version' in channel ? channel : refuse('channel.notFound');

const isEqual = (one: ChannelSettings, other: ChannelSettings): boolean =>
  (Object.keys(one) as (keyof ChannelSettings)[]).every((field) => one[field] === other[field]);

type Change = Extract<ChannelCommand, { type: 'ChangeChannel' }>['data'];

const changed = ({ channelId, settings, basedOn }: Change, channel: ChannelState): ChannelEvent[] => {
  const { environmentId, version, settings: before } = stored(channel);
  if (basedOn !== version) return refuse('channel.stale', { expected: basedOn, actual: version });
  return isEqual(before, settings) ? [] : [{ type: 'ChannelChanged', data: { channelId, environmentId, settings } }];
};

/** The decider of channels; the id of a deleted channel stays taken, because addresses contain it. */
export const channelDecider: Decider<ChannelState, ChannelCommand, ChannelEvent> = {
  initialState: { status: 'none' },
  decide({ type, data }, channel) {
    if (type === 'CreateChannel') {
      if (channel.status !== 'none') return refuse('channel.exists', { channelId: data.channelId });
      return [{ type: 'ChannelCreated', data }];
    }
    if (type === 'RemoveChannel' && channel.status === 'removed') return [];
    const { environmentId, status } = stored(channel);
    const of = { channelId: data.channelId, environmentId };
    switch (type) {
      case 'ChangeChannel':
        return changed(data, channel);
      case 'PauseChannel':
        return status === 'paused' ? [] : [{ type: 'ChannelPaused', data: of }];
      case 'ResumeChannel':
        return status === 'open' ? [] : [{ type: 'ChannelResumed', data: of }];
      case 'RemoveChannel':
        return [{ type: 'ChannelRemoved', data: of }];
    }
  },
  evolve(channel, { type, data }) {
    switch (type) {
      case 'ChannelCreated': {
        const { environmentId, settings } = data;
        return { status: 'open', environmentId, settings, version: 1 };
      }
      case 'ChannelChanged':
        return 'version' in channel ? { ...channel, settings: data.settings, version: channel.version + 1 } : channel;
      case 'ChannelPaused':
        return 'version' in channel ? { ...channel, status: 'paused' } : channel;
      case 'ChannelResumed':
        return 'version' in channel ? { ...channel, status: 'open' } : channel;
      case 'ChannelRemoved':
        return { status: 'removed' };
    }
  },
};

export const channelStream = (channelId: string): string => `channel-${channelId}`;
