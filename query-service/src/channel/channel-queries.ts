import {
  type ChannelDetails,
  type ChannelEntry,
  listChannelsRoute,
  readChannelLogRoute,
} from '@clearbench/contracts/channel/administration-routes';
import type { ChannelNotification } from '@clearbench/contracts/channel/events';
import { mostChannels, mostEntries } from '@clearbench/contracts/channel/limits';
import type { ChannelCredential } from '@clearbench/contracts/channel/settings';
import {
  type ChannelDocument,
  type ChannelEntryDocument,
  channelEntryView,
  channelView,
} from '@clearbench/contracts/channel/views';
import { Failure } from '@clearbench/contracts/failure';
import { simEnvView } from '@clearbench/contracts/sim-env/views';
import { userView } from '@clearbench/contracts/user/views';
import type { Endpoint } from '@clearbench/event-sourcing/serving/endpoint';
import { serve } from '@clearbench/event-sourcing/serving/serve';
import type { QueryContext } from '../query-context.ts';

type Views = Pick<QueryContext, 'views'>;

/** The fields of an entry that the log shows; the body of a notification as the other end receives it. */
const shown = ({ entryId, type, at, ...entry }: ChannelEntryDocument): ChannelEntry => {
  const { fileName, fileId, size, transferId, call, errorKey, params, status, ...delivery } =
    entry as Partial<ChannelEntry> & { readonly notification?: ChannelNotification };
  const { response, attempts, nextAttemptAt, notification } = delivery;
  const request = notification && JSON.stringify(notification);
  const notificationType = notification?.type;
  const ofCall = { fileName, fileId, size, transferId, call, errorKey, params, status };
  const facts = Object.entries({ ...ofCall, notificationType, request, response, attempts, nextAttemptAt });
  return { entryId, type, at, ...Object.fromEntries(facts.filter(([, value]) => value !== undefined)) };
};

const shownCredential = ({ type, publicKey }: ChannelCredential) => ({
  type,
  ...(publicKey === undefined ? {} : { publicKey }),
});

/** A channel without its secrets, the hash of its password and its credential. */
const detailsOf = (
  { secrets: _, passwordHash, credential, ...channel }: ChannelDocument,
  ownerName: string | undefined,
): ChannelDetails => ({
  ...channel,
  ...(passwordHash === undefined ? {} : { hasPassword: true }),
  ...(credential === undefined ? {} : { credential: shownCredential(credential) }),
  ...(ownerName === undefined ? {} : { ownerName }),
});

const demandChannel = async ({ views }: Views, channelId: string) => {
  const channel = await views.get(channelView, channelId);
  if (!channel) throw new Failure('channel.notFound');
  return channel;
};

/** The channels of an environment, their logs and their tests. */
export const channelQueries = (context: Views): Endpoint[] => [
  serve(listChannelsRoute, async ({ query: { environmentId } }) => {
    const { views } = context;
    if (!(await views.get(simEnvView, environmentId))) throw new Failure('simEnv.notFound');
    const { items } = await views.find(channelView, {
      where: [{ field: 'environmentId', is: environmentId }],
      sort: { field: 'channelName', direction: 'ascending' },
      limit: mostChannels,
    });
    const owners = await Promise.all(items.map(({ ownerId }) => views.get(userView, ownerId)));
    return { reply: items.map((channel, index) => detailsOf(channel, owners[index]?.displayName)) };
  }),
  serve(readChannelLogRoute, async ({ params: { channelId }, query: { type, after } }) => {
    await demandChannel(context, channelId);
    const { items, next } = await context.views.find(channelEntryView, {
      where: [{ field: 'channelId', is: channelId }, ...(type === undefined ? [] : [{ field: 'type', is: type }])],
      sort: { field: 'at', direction: 'descending' },
      limit: mostEntries,
      ...(after === undefined ? {} : { after }),
    });
    return { reply: { items: items.map(shown), ...(next === undefined ? {} : { next }) } };
  }),
];
