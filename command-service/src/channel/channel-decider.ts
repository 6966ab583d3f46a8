import type { ChannelCommand } from '@clearbench/contracts/channel/commands';
import type { ChannelEvent, ChannelSecret } from '@clearbench/contracts/channel/events';
import type { ChannelCredential, ChannelSettings } from '@clearbench/contracts/channel/settings';
import { refuse } from '@clearbench/contracts/failure';
import type { Decider } from '@clearbench/event-sourcing/decider';

type ExistingChannel = {
  readonly status: 'open' | 'paused';
  readonly environmentId: string;
  readonly version: number;
  readonly settings: ChannelSettings;
  readonly hasSecret: boolean;
  readonly hasPassword: boolean;
};

export type ChannelState = { readonly status: 'none' | 'removed' } | ExistingChannel;

const stored = (channel: ChannelState): ExistingChannel =>
  'version' in channel ? channel : refuse('channel.notFound');

/** The same settings, whatever the order of their fields. */
const isEqual = (one: object, other: object): boolean => {
  const sorted = (settings: object) =>
    JSON.stringify(Object.entries(settings).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  return sorted(one) === sorted(other);
};

type OfChannel = { readonly channelId: string; readonly environmentId: string };

/** The first secret of a channel that posts. */
const firstSecret = (of: OfChannel, { url }: ChannelSettings, secret: ChannelSecret): ChannelEvent[] =>
  url === undefined ? [] : [{ type: 'ChannelSecretIssued', data: { ...of, secret } }];

type OfCredential = { readonly credential?: ChannelCredential };

/** The new credential, if there is one. */
const newCredential = (of: OfChannel, { credential }: OfCredential): ChannelEvent[] =>
  credential === undefined ? [] : [{ type: 'ChannelCredentialSet', data: { ...of, credential } }];

type Change = Extract<ChannelCommand, { type: 'ChangeChannel' }>['data'];

const changed = (change: Change, channel: ExistingChannel): ChannelEvent[] => {
  const { channelId, settings, basedOn, secret } = change;
  const { environmentId, version, settings: before, hasSecret } = channel;
  if (basedOn !== version) return refuse('channel.stale', { expected: basedOn, actual: version });
  const of = { channelId, environmentId };
  if (isEqual(before, settings)) return newCredential(of, change);
  return [
    { type: 'ChannelChanged', data: { ...of, settings } },
    ...(hasSecret ? [] : firstSecret(of, settings, secret)),
    ...newCredential(of, change),
  ];
};

type Issue = Extract<ChannelCommand, { type: 'IssueChannelSecret' }>['data'];

const issued = ({ channelId, secret, replacedUntil }: Issue, channel: ExistingChannel): ChannelEvent[] => {
  const { environmentId, settings, hasSecret } = channel;
  if (settings.url === undefined) return refuse('channel.postsNothing');
  const of = { channelId, environmentId };
  return [{ type: 'ChannelSecretIssued', data: { ...of, secret, ...(hasSecret ? { replacedUntil } : {}) } }];
};

const created = (
  { secret, credential, ...data }: Extract<ChannelCommand, { type: 'CreateChannel' }>['data'],
  channel: ChannelState,
): ChannelEvent[] => {
  const { channelId, environmentId, settings } = data;
  if (channel.status !== 'none') return refuse('channel.exists', { channelId });
  const of = { channelId, environmentId };
  return [
    { type: 'ChannelCreated', data },
    ...firstSecret(of, settings, secret),
    ...newCredential(of, credential === undefined ? {} : { credential }),
  ];
};

/** The decider of channels; the id of a deleted channel stays taken, because addresses contain it. */
export const channelDecider: Decider<ChannelState, ChannelCommand, ChannelEvent> = {
  initialState: { status: 'none' },
  decide({ type, data }, channel) {
    if (type === 'CreateChannel') return created(data, channel);
    if (type === 'RemoveChannel' && channel.status === 'removed') return [];
    const existing = stored(channel);
    const { environmentId, status } = existing;
    const of = { channelId: data.channelId, environmentId };
    switch (type) {
      case 'ChangeChannel':
        return changed(data, existing);
      case 'IssueChannelSecret':
        return issued(data, existing);
      case 'IssueChannelPassword':
        if (existing.settings.kind !== 'sftp') return refuse('channel.noPasswords');
        return [{ type: 'ChannelPasswordIssued', data: { ...of, passwordHash: data.passwordHash } }];
      case 'RemoveChannelPassword':
        return existing.hasPassword ? [{ type: 'ChannelPasswordRemoved', data: of }] : [];
      case 'PauseChannel':
        return status === 'paused' ? [] : [{ type: 'ChannelPaused', data: { ...data, environmentId } }];
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
        return { status: 'open', environmentId, settings, version: 1, hasSecret: false, hasPassword: false };
      }
      case 'ChannelChanged':
        return 'version' in channel ? { ...channel, settings: data.settings, version: channel.version + 1 } : channel;
      case 'ChannelSecretIssued':
        return 'version' in channel ? { ...channel, hasSecret: true } : channel;
      case 'ChannelPasswordIssued':
      case 'ChannelPasswordRemoved':
        return 'version' in channel ? { ...channel, hasPassword: type === 'ChannelPasswordIssued' } : channel;
      case 'ChannelPaused':
        return 'version' in channel ? { ...channel, status: 'paused' } : channel;
      case 'ChannelResumed':
        return 'version' in channel ? { ...channel, status: 'open' } : channel;
      case 'ChannelCredentialSet':
        return channel;
      case 'ChannelRemoved':
        return { status: 'removed' };
    }
  },
};

export const channelStream = (channelId: string): string => `channel-${channelId}`;
