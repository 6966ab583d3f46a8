import type { FileEvent } from '@clearbench/contracts/file/events';
import type { CommandMetadata } from '@clearbench/event-sourcing/command-handler';
import { reaction } from '@clearbench/event-sourcing/reaction';
import type { CommandContext } from '../command-context.ts';
import { idFrom } from '../id-from.ts';
import { deliveryDecider, deliveryStream } from './delivery-decider.ts';

type FileReceived = Extract<FileEvent, { type: 'FileReceived' }>;
export type AnswerForChannel = { readonly type: 'PlanAnswerDelivery'; readonly data: FileReceived['data'] };

/** Plans the delivery of each answer to a file that a channel received. */
export const deliverAnswers = reaction<FileReceived, AnswerForChannel>({
  name: 'deliver-answers',
  on: {
    FileReceived: ({ data }) => (data.channelId === undefined ? [] : [{ type: 'PlanAnswerDelivery', data }]),
  },
});

/** Plans the delivery of an answer; its id derives from the file, so that a repetition plans nothing. */
export const planAnswerDelivery =
  ({ handle }: Pick<CommandContext, 'handle'>, now: () => string) =>
  async ({ data }: AnswerForChannel, metadata: CommandMetadata): Promise<void> => {
    const { channelId = '', environmentId, fileId, fileName, causedByFileId, causedByTransferId: transferId } = data;
    const { sha256: digest, size } = data.content;
    const deliveryId = idFrom('delivery', channelId, fileId);
    const file = { fileId, fileName, digest, size, transferId, causedByFileId };
    const command = { type: 'PlanDelivery', data: { channelId, environmentId, deliveryId, file }, at: now() } as const;
    await handle(deliveryDecider, deliveryStream(deliveryId), command, metadata);
  };
