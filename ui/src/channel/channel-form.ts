import type { ChannelDetails, createChannelRoute } from '@clearbench/contracts/channel/administration-routes';
import { mostKeys } from '@clearbench/contracts/channel/limits';
import { isPostableUrl } from '@clearbench/contracts/channel/postable-url';
import { isPublicKey } from '@clearbench/contracts/channel/public-key';
import { type NotificationType, notificationTypes } from '@clearbench/contracts/channel/settings';
import type { BodyOf } from '@clearbench/contracts/route';
import { isShownName } from '@clearbench/contracts/shown-name';
import type { SimEnvMember } from '@clearbench/contracts/sim-env/administration-routes';
import type { RbVersion } from '@clearbench/contracts/sim-env/events';
import type { channelCalls } from './channel-calls.ts';
import {
  brokerSettingsOf,
  credentialOf,
  freshServer,
  isCompleteBroker,
  isCompleteServer,
  isServerKind,
  type ServerForm,
  serverSettingsOf,
} from './server-form.ts';

/** The fields of the form, for every kind of channel. */
export type ChannelForm = ServerForm & {
  readonly channelId: string;
  readonly channelName: string;
  readonly kind: ChannelDetails['kind'];
  readonly ownerId: string;
  readonly direction: 'in' | 'both';
  readonly rbVersion: RbVersion;
  readonly sendsOnReceipt: boolean;
  readonly url: string;
  /** The public keys, one on a line. */
  readonly keys: string;
  readonly doneMarkers: boolean;
  readonly notifications: readonly NotificationType[];
};

/** The values of a stored channel, or those of a new one with the newest rulebook. */
export const freshChannel = (stored: ChannelDetails | undefined, versions: readonly RbVersion[]): ChannelForm => {
  const { channelId = '', channelName = '', kind = 'http', direction = 'both', ownerId = '' } = stored ?? {};
  const rbVersion = stored?.rbVersion ?? versions.toSorted().at(-1) ?? '2025';
  const { sendsOnReceipt = true, url = '', notifications = notificationTypes } = stored ?? {};
  const { keys: lines = [], doneMarkers = false } = stored ?? {};
  const keys = lines.join('\n');
  const ofFiles = { direction, rbVersion, sendsOnReceipt, keys, doneMarkers };
  const common = { channelId, channelName, kind, ownerId, url, notifications };
  return { ...common, ...ofFiles, ...freshServer(stored) };
};

/** The public keys of the form. */
const keysIn = ({ keys }: Pick<ChannelForm, 'keys'>): string[] =>
  keys
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** Whether every public key is readable. */
export const hasGoodKeys = (form: Pick<ChannelForm, 'keys'>): boolean => {
  const keys = keysIn(form);
  return keys.length <= mostKeys && keys.every(isPublicKey);
};

/** Whether the form can be saved; the id is a part of addresses. */
export const isCompleteChannel = (form: ChannelForm): boolean => {
  const { channelId, channelName, ownerId, kind, url, notifications } = form;
  return (
    /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])$/.test(channelId) &&
    channelId.length >= 3 &&
    isShownName(channelName.trim()) &&
    ownerId !== '' &&
    (url.trim() === '' ? kind !== 'webhook' : isPostableUrl(url.trim())) &&
    (kind !== 'sftp' || hasGoodKeys(form)) &&
    (kind !== 'sftpClient' || isCompleteServer(form)) &&
    (kind !== 'amqp' || isCompleteBroker(form)) &&
    (kind !== 'webhook' || notifications.length > 0)
  );
};

/** The members who can own a channel; the present owner stays selectable. */
export const ownersOf = (members: readonly SimEnvMember[], stored: ChannelDetails | undefined) => {
  const owners = members.map(({ userId, displayName, email }) => ({ value: userId, text: displayName || email }));
  if (!stored || owners.some(({ value }) => value === stored.ownerId)) return owners;
  return [...owners, { value: stored.ownerId, text: stored.ownerName ?? stored.ownerId }];
};

const settingsOf = (form: ChannelForm): BodyOf<typeof createChannelRoute>['settings'] => {
  const { channelName, kind, ownerId, direction, rbVersion, sendsOnReceipt, notifications } = form;
  const url = form.url.trim();
  if (kind === 'webhook') return { channelName, kind, ownerId, url, notifications: [...notifications] };
  const ofFiles = { channelName, ownerId, direction, rbVersion, sendsOnReceipt };
  if (kind === 'sftp') return { ...ofFiles, kind, keys: keysIn(form), doneMarkers: form.doneMarkers };
  if (kind === 'amqp') return { ...ofFiles, ...brokerSettingsOf(form) };
  if (kind === 'sftpClient') return { ...ofFiles, ...serverSettingsOf(form), doneMarkers: form.doneMarkers };
  const address = url === '' || direction === 'in' ? {} : { url };
  return { ...ofFiles, kind, ...address };
};

type Calls = Pick<typeof channelCalls, 'create' | 'change'>;
type Saved = { readonly environmentId: string; readonly stored: ChannelDetails | undefined };

/** Creates the channel, or changes it from the version that was opened; returns a new secret. */
export const saveChannel = async (
  calls: Calls,
  form: ChannelForm,
  { environmentId, stored }: Saved,
): Promise<string | undefined> => {
  const { channelId } = form;
  const settings = settingsOf(form);
  const credential = isServerKind(form.kind) ? credentialOf(form) : undefined;
  const saved = { settings, ...(credential === undefined ? {} : { credential }) };
  const { secret } = stored
    ? await calls.change({ params: { channelId }, body: { ...saved, basedOn: stored.version } })
    : await calls.create({ body: { ...saved, channelId, environmentId } });
  return secret;
};
