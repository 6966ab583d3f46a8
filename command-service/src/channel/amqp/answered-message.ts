import type { MessageProperties } from '@clearbench/contracts/channel/events';
import { channelEntryView, type DeliveryEntry } from '@clearbench/contracts/channel/views';
import { Failure } from '@clearbench/contracts/failure';
import type { ReadModels } from '@clearbench/stores/read-models';

/** The properties of the message that an answer answers; none for a file that did not arrive as a message. */
export const answeredMessage = async (
  views: Pick<ReadModels, 'find'>,
  { channelId, causedByFileId }: DeliveryEntry,
): Promise<MessageProperties> => {
  if (causedByFileId === undefined) return {};
  const { items } = await views.find(channelEntryView, {
    where: [
      { field: 'channelId', is: channelId },
      { field: 'type', is: 'received' },
      { field: 'fileId', is: causedByFileId },
    ],
    sort: { field: 'at', direction: 'ascending' },
    limit: 1,
  });
  const [received] = items;
  // The answer can be planned before the receipt is recorded: the next attempt finds it.
  if (received?.type !== 'received') throw new Failure('projection.behind');
  return received.message ?? {};
};
