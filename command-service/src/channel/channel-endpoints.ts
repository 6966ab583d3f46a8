import { readPrincipal } from '@clearbench/access/read-principal';
import {
  changeChannelRoute,
  createChannelRoute,
  deleteChannelRoute,
  pauseChannelRoute,
  reopenDeliveryRoute,
} from '@clearbench/contracts/channel/administration-routes';
import type { ChannelCommand } from '@clearbench/contracts/channel/commands';
import type { ChannelSettings } from '@clearbench/contracts/channel/events';
import { mostChannels } from '@clearbench/contracts/channel/limits';
import { channelEntryView, channelView } from '@clearbench/contracts/channel/views';
import { keyedMutex } from '@clearbench/contracts/concurrency/keyed-mutex';
import { Failure } from '@clearbench/contracts/failure';
import { worksIn } from '@clearbench/contracts/session/principal';
import { simEnvView } from '@clearbench/contracts/sim-env/views';
import type { CommandMetadata } from '@clearbench/event-sourcing/command-handler';
import type { Endpoint } from '@clearbench/event-sourcing/serving/endpoint';
import { serve } from '@clearbench/event-sourcing/serving/serve';
import type { CommandContext } from '../command-context.ts';
import { channelDecider, channelStream } from './channel-decider.ts';
import { deliveryDecider, deliveryStream } from './delivery-decider.ts';

type Parts = Pick<CommandContext, 'handle' | 'views' | 'keyedMutex'>;

/** The owner has to be a member, and the environment has to offer the rulebook. */
const checkSettings = async (
  { views }: Parts,
  environmentId: string,
  { ownerId, rbVersion }: ChannelSettings,
): Promise<void> => {
  const environment = await views.get(simEnvView, environmentId);
  if (!environment) throw new Failure('simEnv.notFound');
  if (!environment.versions.includes(rbVersion))
    throw new Failure('simEnv.versionUnknown', { place: '/body/rbVersion' });
  const owner = await readPrincipal(views)({ sessionId: '', userId: ownerId });
  if (!owner || !worksIn(owner, environmentId)) throw new Failure('channel.ownerUnknown', { place: '/body/ownerId' });
};

const demandRoom = async ({ views }: Parts, environmentId: string): Promise<void> => {
  const { items } = await views.find(channelView, {
    where: [{ field: 'environmentId', is: environmentId }],
    sort: { field: 'channelName', direction: 'ascending' },
    limit: mostChannels,
  });
  if (items.length >= mostChannels) throw new Failure('channel.tooMany', { limit: mostChannels });
};

/** The commands of administrators for channels. */
export const channelEndpoints = (parts: Parts): Endpoint[] => {
  const { handle, views } = parts;
  /** Counts the channels of an environment without concurrent commands. */
  const mutex = parts.keyedMutex ?? keyedMutex();

  const done = async (command: ChannelCommand, metadata: CommandMetadata) => {
    const { position } = await handle(channelDecider, channelStream(command.data.channelId), command, metadata);
    await views.reached(position, [channelView]);
    return { reply: { position }, position };
  };

  return [
    serve(createChannelRoute, ({ body: { channelId, environmentId, ...settings }, metadata, at }) =>
      mutex(`channels ${environmentId}`, async () => {
        await checkSettings(parts, environmentId, settings);
        await demandRoom(parts, environmentId);
        return done({ type: 'CreateChannel', data: { channelId, environmentId, settings }, at }, metadata);
      }),
    ),
    serve(changeChannelRoute, async ({ params: { channelId }, body: { basedOn, ...settings }, metadata, at }) => {
      const channel = await views.get(channelView, channelId);
      if (!channel) throw new Failure('channel.notFound');
      await checkSettings(parts, channel.environmentId, settings);
      return done({ type: 'ChangeChannel', data: { channelId, settings, basedOn }, at }, metadata);
    }),
    serve(pauseChannelRoute, ({ params: { channelId }, body: { paused }, metadata, at }) =>
      done({ type: paused ? 'PauseChannel' : 'ResumeChannel', data: { channelId }, at }, metadata),
    ),
    serve(deleteChannelRoute, ({ params: { channelId }, metadata, at }) =>
      done({ type: 'RemoveChannel', data: { channelId }, at }, metadata),
    ),
    serve(reopenDeliveryRoute, async ({ params: { channelId, deliveryId }, metadata, at }) => {
      if (!(await views.get(channelView, channelId))) throw new Failure('channel.notFound');
      const entry = await views.get(channelEntryView, deliveryId);
      if (entry?.channelId !== channelId) throw new Failure('channel.answerNotFound');
      const command = { type: 'ReopenDelivery', data: { deliveryId }, at } as const;
      const { position } = await handle(deliveryDecider, deliveryStream(deliveryId), command, metadata);
      await views.reached(position, [channelEntryView, channelView]);
      return { reply: { position }, position };
    }),
  ];
};
