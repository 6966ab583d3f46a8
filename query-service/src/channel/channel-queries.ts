import {
  type ChannelCheck,
  type ChannelEntry,
  listChannelsRoute,
  readChannelLogRoute,
  testChannelRoute,
} from '@clearbench/contracts/channel/administration-routes';
import { mostChannels, mostEntries } from '@clearbench/contracts/channel/limits';
import { type ChannelEntryDocument, channelEntryView, channelView } from '@clearbench/contracts/channel/views';
import { Failure } from '@clearbench/contracts/failure';
import { simEnvView } from '@clearbench/contracts/sim-env/views';
import { userView } from '@clearbench/contracts/user/views';
import type { Endpoint } from '@clearbench/event-sourcing/serving/endpoint';
import { serve } from '@clearbench/event-sourcing/serving/serve';
import type { QueryContext } from '../query-context.ts';
import { testChannel } from './test-channel.ts';

type Views = Pick<QueryContext, 'views'>;

const shown = ({ entryId, type, at, ...entry }: ChannelEntryDocument): ChannelEntry => {
  const { fileName, fileId, size, transferId, call, errorKey, params, status } = entry as Partial<ChannelEntry>;
  const facts = Object.entries({ fileName, fileId, size, transferId, call, errorKey, params, status });
  return { entryId, type, at, ...Object.fromEntries(facts.filter(([, value]) => value !== undefined)) };
};

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
    const reply = items.map((channel, index) => {
      const ownerName = owners[index]?.displayName;
      return ownerName === undefined ? channel : { ...channel, ownerName };
    });
    return { reply };
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
  serve(testChannelRoute, async ({ params: { channelId }, at }) => {
    const channel = await demandChannel(context, channelId);
    const reply: ChannelCheck[] = await testChannel(context.views, channel, at);
    return { reply };
  }),
];
