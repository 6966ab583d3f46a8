import { type PostingChannelDocument, postingChannelView } from '@clearbench/contracts/channel/views';
import { everyDocument } from '@clearbench/stores/every-document';
import type { ReadModels } from '@clearbench/stores/read-models';

type Cached = { readonly asOf: number; readonly channels: readonly PostingChannelDocument[] };

const known = new WeakMap<ReadModels, Cached>();

/** Every channel that is not paused. They change rarely and each notification needs them, so they are cached until one changes. */
const openChannels = async (views: ReadModels): Promise<readonly PostingChannelDocument[]> => {
  const asOf = views.changedAt(postingChannelView);
  const present = known.get(views);
  if (present?.asOf === asOf) return present.channels;
  const every = await everyDocument(views, postingChannelView, 'channelId');
  const channels = every.filter(({ isPaused }) => !isPaused);
  known.set(views, { asOf, channels });
  return channels;
};

/** The open channels with deliveries that the bench sends. */
export const postingChannels = async (views: ReadModels): Promise<readonly PostingChannelDocument[]> =>
  (await openChannels(views)).filter(({ posts }) => posts);

/** The open channels that receive messages from a queue. */
export const receivingChannels = async (views: ReadModels): Promise<readonly PostingChannelDocument[]> =>
  (await openChannels(views)).filter(({ receives }) => receives === true);

/** The open channels that poll a folder. */
export const pollingChannels = async (views: ReadModels): Promise<readonly PostingChannelDocument[]> =>
  (await openChannels(views)).filter(({ pollSeconds }) => pollSeconds !== undefined);
