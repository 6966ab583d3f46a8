import type { ChannelDetails } from '@clearbench/contracts/channel/administration-routes';
import { isShownName } from '@clearbench/contracts/shown-name';
import type { SimEnvMember } from '@clearbench/contracts/sim-env/administration-routes';
import type { RbVersion } from '@clearbench/contracts/sim-env/events';
import type { channelCalls } from './channel-calls.ts';

/** The fields of the form. */
export type ChannelForm = Pick<
  ChannelDetails,
  'channelId' | 'channelName' | 'kind' | 'direction' | 'ownerId' | 'rbVersion' | 'sendsOnReceipt'
>;

/** The values of a stored channel, or those of a new one with the newest rulebook. */
export const freshChannel = (stored: ChannelDetails | undefined, versions: readonly RbVersion[]): ChannelForm => {
  const { channelId = '', channelName = '', kind = 'http', direction = 'both', ownerId = '' } = stored ?? {};
  const rbVersion = stored?.rbVersion ?? versions.toSorted().at(-1) ?? '2025';
  return {
    channelId,
    channelName,
    kind,
    direction,
    ownerId,
    rbVersion,
    sendsOnReceipt: stored?.sendsOnReceipt ?? true,
  };
};

/** Whether the form can be saved; the id is a part of addresses. */
export const isCompleteChannel = ({ channelId, channelName, ownerId }: ChannelForm): boolean =>
  /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])$/.test(channelId) &&
  channelId.length >= 3 &&
  isShownName(channelName.trim()) &&
  ownerId !== '';

/** The members who can own a channel; the present owner stays selectable. */
export const ownersOf = (members: readonly SimEnvMember[], stored: ChannelDetails | undefined) => {
  const owners = members.map(({ userId, displayName, email }) => ({ value: userId, text: displayName || email }));
  if (!stored || owners.some(({ value }) => value === stored.ownerId)) return owners;
  return [...owners, { value: stored.ownerId, text: stored.ownerName ?? stored.ownerId }];
};

type Calls = Pick<typeof channelCalls, 'create' | 'change'>;
type Saved = { readonly environmentId: string; readonly stored: ChannelDetails | undefined };

/** Creates the channel, or changes it from the version that was opened. */
export const saveChannel = async (calls: Calls, form: ChannelForm, { environmentId, stored }: Saved): Promise<void> => {
  const { channelId, ...settings } = form;
  if (stored) await calls.change({ params: { channelId }, body: { ...settings, basedOn: stored.version } });
  else await calls.create({ body: { ...settings, channelId, environmentId } });
};
