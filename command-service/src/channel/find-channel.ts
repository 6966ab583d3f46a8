import type { ChannelDocument } from '@clearbench/contracts/channel/views';
import { channelView } from '@clearbench/contracts/channel/views';
import { Failure } from '@clearbench/contracts/failure';
import { type Principal, worksIn } from '@clearbench/contracts/session/principal';
import { type SimEnvDocument, simEnvView } from '@clearbench/contracts/sim-env/views';
import type { ReadModels } from '@clearbench/stores/read-models';

/** A channel that takes files. */
export type FileChannel = Exclude<ChannelDocument, { kind: 'webhook' }>;
export type OpenChannel = { readonly channel: FileChannel; readonly environment: SimEnvDocument };

/** A channel of files of the caller that is not paused; a channel of another owner is not found. */
export const findOwnChannel = async (
  views: ReadModels,
  principal: Principal,
  channelId: string,
): Promise<OpenChannel> => {
  const channel = await views.get(channelView, channelId);
  const isOwn = channel?.ownerId === principal.user.userId && worksIn(principal, channel.environmentId);
  if (!channel || !isOwn || channel.kind === 'webhook') throw new Failure('channel.notFound');
  const environment = await views.get(simEnvView, channel.environmentId);
  if (!environment) throw new Failure('channel.notFound');
  if (channel.state === 'paused') throw new Failure('channel.paused');
  return { channel, environment };
};
