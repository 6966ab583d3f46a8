import {
  changeChannelRoute,
  createChannelRoute,
  deleteChannelRoute,
  issueChannelPasswordRoute,
  issueChannelSecretRoute,
  pauseChannelRoute,
  removeChannelPasswordRoute,
  reopenDeliveryRoute,
  testChannelRoute,
} from '@clearbench/contracts/channel/administration-routes';
import type { CredentialForm } from '@clearbench/contracts/channel/channel-form';
import type { ChannelCommand } from '@clearbench/contracts/channel/commands';
import { mostChannels } from '@clearbench/contracts/channel/limits';
import { channelEntryView, channelView } from '@clearbench/contracts/channel/views';
import { keyedMutex } from '@clearbench/contracts/concurrency/keyed-mutex';
import { Failure } from '@clearbench/contracts/failure';
import { millisecondsPerHour } from '@clearbench/contracts/time/durations';
import type { CommandMetadata } from '@clearbench/event-sourcing/command-handler';
import type { Endpoint } from '@clearbench/event-sourcing/serving/endpoint';
import { serve } from '@clearbench/event-sourcing/serving/serve';
import type { CommandContext } from '../command-context.ts';
import { channelDecider, channelStream } from './channel-decider.ts';
import { checkSettings } from './check-settings.ts';
import { deliveryDecider, deliveryStream } from './delivery-decider.ts';
import { newPassword } from './sftp/password.ts';
import { type TestParts, testChannel } from './test-channel.ts';

type Parts = Pick<CommandContext, 'keyedMutex'> & TestParts;

/** What is stored of a new credential. */
const sealed = async ({ credentials }: Parts, form: CredentialForm | undefined) =>
  form === undefined ? {} : { credential: await credentials.seal(form) };

const demandRoom = async ({ views }: Parts, environmentId: string): Promise<void> => {
  const { items } = await views.find(channelView, {
    where: [{ field: 'environmentId', is: environmentId }],
    sort: { field: 'channelName', direction: 'ascending' },
    limit: mostChannels,
  });
  if (items.length >= mostChannels) throw new Failure('channel.tooMany', { limit: mostChannels });
};

const headers = { 'Cache-Control': 'no-store' };

/** Executes a command; the new secret is in the reply if the command stored it now. */
const executing = (parts: Parts) => {
  const { handle, views } = parts;
  const execute = async (command: ChannelCommand, metadata: CommandMetadata) => {
    const stream = channelStream(command.data.channelId);
    const handled = await handle(channelDecider, stream, command, metadata);
    await views.reached(handled.position, [channelView]);
    return handled;
  };
  return {
    execute,
    done: async (command: ChannelCommand, metadata: CommandMetadata) => {
      const { position } = await execute(command, metadata);
      return { reply: { position }, position };
    },
    withSecret: async (command: ChannelCommand, metadata: CommandMetadata, text: string) => {
      const { position, events, repeated } = await execute(command, metadata);
      const isNew = !repeated && events.some(({ type }) => type === 'ChannelSecretIssued');
      return { reply: { position, ...(isNew ? { secret: text } : {}) }, position, headers };
    },
  };
};

/** The commands of administrators for deliveries. */
const deliveryEndpoint = ({ handle, views }: Parts): Endpoint =>
  serve(reopenDeliveryRoute, async ({ params: { channelId, deliveryId }, metadata, at }) => {
    if (!(await views.get(channelView, channelId))) throw new Failure('channel.notFound');
    const entry = await views.get(channelEntryView, deliveryId);
    if (entry?.channelId !== channelId) throw new Failure('channel.answerNotFound');
    const command = { type: 'ReopenDelivery', data: { deliveryId }, at } as const;
    const { position } = await handle(deliveryDecider, deliveryStream(deliveryId), command, metadata);
    await views.reached(position, [channelEntryView, channelView]);
    return { reply: { position }, position };
  });

const secretEndpoint = (parts: Parts): Endpoint => {
  const { execute } = executing(parts);
  return serve(issueChannelSecretRoute, async ({ params: { channelId }, body: { overlapHours }, metadata, at }) => {
    const { text, stored } = await parts.secrets.create();
    const replacedUntil = new Date(Date.parse(at) + overlapHours * millisecondsPerHour).toISOString();
    const data = { channelId, secret: stored, replacedUntil };
    const { position, repeated } = await execute({ type: 'IssueChannelSecret', data, at }, metadata);
    if (repeated) throw new Failure('channel.secretAlreadyShown');
    return { reply: { position, secret: text, replacedUntil }, position, headers };
  });
};

const passwordEndpoints = (parts: Parts): Endpoint[] => {
  const { execute, done } = executing(parts);
  return [
    serve(issueChannelPasswordRoute, async ({ params: { channelId }, metadata, at }) => {
      const { password, hash } = await newPassword();
      const data = { channelId, passwordHash: hash };
      const { position, repeated } = await execute({ type: 'IssueChannelPassword', data, at }, metadata);
      if (repeated) throw new Failure('channel.secretAlreadyShown');
      return { reply: { position, password }, position, headers };
    }),
    serve(removeChannelPasswordRoute, ({ params: { channelId }, metadata, at }) =>
      done({ type: 'RemoveChannelPassword', data: { channelId }, at }, metadata),
    ),
  ];
};

/** The commands of administrators for channels. */
export const channelEndpoints = (parts: Parts): Endpoint[] => {
  const { views } = parts;
  const { done, withSecret } = executing(parts);
  /** Counts the channels of an environment without concurrent commands. */
  const mutex = parts.keyedMutex ?? keyedMutex();
  const demandChannel = async (channelId: string) => {
    const channel = await views.get(channelView, channelId);
    if (!channel) throw new Failure('channel.notFound');
    return channel;
  };

  return [
    serve(createChannelRoute, ({ body: { channelId, environmentId, settings, credential }, metadata, at }) =>
      mutex(`channels ${environmentId}`, async () => {
        await checkSettings(views, environmentId, settings, credential);
        await demandRoom(parts, environmentId);
        const { text, stored: secret } = await parts.secrets.create();
        const data = { channelId, environmentId, settings, secret, ...(await sealed(parts, credential)) };
        return withSecret({ type: 'CreateChannel', data, at }, metadata, text);
      }),
    ),
    serve(changeChannelRoute, async ({ params: { channelId }, body, metadata, at }) => {
      const { basedOn, settings, credential } = body;
      const { environmentId } = await demandChannel(channelId);
      await checkSettings(views, environmentId, settings, credential);
      const { text, stored: secret } = await parts.secrets.create();
      const data = { channelId, settings, basedOn, secret, ...(await sealed(parts, credential)) };
      return withSecret({ type: 'ChangeChannel', data, at }, metadata, text);
    }),
    serve(pauseChannelRoute, ({ params: { channelId }, body: { paused }, metadata, at }) =>
      done({ type: paused ? 'PauseChannel' : 'ResumeChannel', data: { channelId }, at }, metadata),
    ),
    serve(deleteChannelRoute, ({ params: { channelId }, metadata, at }) =>
      done({ type: 'RemoveChannel', data: { channelId }, at }, metadata),
    ),
    serve(testChannelRoute, async ({ params: { channelId }, metadata: { commandId }, at }) => {
      const channel = await demandChannel(channelId);
      return { reply: await testChannel(parts, channel, `test-${commandId}`, at) };
    }),
    secretEndpoint(parts),
    ...passwordEndpoints(parts),
    deliveryEndpoint(parts),
  ];
};
