import type { FileEvent } from '@clearbench/contracts/file/events';
import { reaction } from '@clearbench/event-sourcing/reaction';

type FileReceived = Extract<FileEvent, { type: 'FileReceived' }>;
export type AnswerForChannel = { readonly type: 'PlanAnswerDelivery'; readonly data: FileReceived['data'] };

/** Plans the delivery of each answer to a file that a channel received. */
export const deliverAnswers = reaction<FileReceived, AnswerForChannel>({
  name: 'deliver-answers',
  on: {
    FileReceived: ({ data }) => (data.channelId === undefined ? [] : [{ type: 'PlanAnswerDelivery', data }]),
  },
});
