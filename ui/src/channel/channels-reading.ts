import { channelView } from '@clearbench/contracts/channel/views';
import { liveReading } from '../live/live-reading.ts';
import { addFeature } from '../store.ts';
import { channelCalls } from './channel-calls.ts';

/** The channels of an environment, read again when one of them changes, also by what arrives and leaves. */
export const channelsReading = liveReading({
  name: 'channels',
  topic: channelView.name,
  read: ({ environmentId }: { readonly environmentId: string }) => channelCalls.list({ query: { environmentId } }),
});

/** Adds the part of the store of the channels of an environment. */
export const addChannels = (): void => addFeature({ slice: channelsReading.slice, saga: channelsReading.saga });
