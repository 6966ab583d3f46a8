import { z } from 'zod';
import { defineEvents, type EventOf } from '../event-definition.ts';
import { rbVersion } from '../sim-env/events.ts';

const channelId = z.string();
const environmentId = z.string();

export const channelKinds = ['http'] as const;
/** `in`: files of the owner only; `both`: also the answers to them. */
export const channelDirections = ['in', 'both'] as const;

/** What an administrator sets. */
export const channelSettings = z.object({
  channelName: z.string(),
  kind: z.enum(channelKinds),
  direction: z.enum(channelDirections),
  /** The user or service account for whom files are created and sent. */
  ownerId: z.string(),
  /** The rulebook of received files. */
  rbVersion,
  /** Whether a received file is sent to the test engine. */
  sendsOnReceipt: z.boolean(),
});
export type ChannelSettings = z.infer<typeof channelSettings>;

/** The file of an answer that a channel hands out. */
export const deliveredFile = z.object({
  fileId: z.string(),
  fileName: z.string(),
  /** SHA-256 of the text. Not named a hash of a content, because the channel does not keep the content. */
  digest: z.string(),
  size: z.number().int(),
  transferId: z.string(),
  /** The file that it answers. */
  causedByFileId: z.string(),
});
export type DeliveredFile = z.infer<typeof deliveredFile>;

const delivery = { channelId, environmentId, deliveryId: z.string() };

export const channelEvents = defineEvents({
  ChannelCreated: {
    says: 'An administrator created a channel of an environment.',
    data: z.object({ channelId, environmentId, settings: channelSettings }),
  },
  ChannelChanged: {
    says: 'An administrator changed the settings of a channel.',
    data: z.object({ channelId, environmentId, settings: channelSettings }),
  },
  ChannelPaused: {
    says: 'An administrator paused a channel. It takes no files and hands out no answers.',
    data: z.object({ channelId, environmentId }),
  },
  ChannelResumed: {
    says: 'An administrator resumed a channel.',
    data: z.object({ channelId, environmentId }),
  },
  ChannelRemoved: {
    says: 'An administrator deleted a channel. Its files stay.',
    data: z.object({ channelId, environmentId }),
  },
});
export type ChannelEvent = EventOf<typeof channelEvents>;

/** What a channel took or refused. */
export const receiptEvents = defineEvents({
  ChannelFileReceived: {
    says: 'A channel received a file, and the file is stored.',
    data: z.object({
      channelId,
      environmentId,
      receiptId: z.string(),
      fileName: z.string(),
      /** SHA-256 of the text; the channel does not keep the content. */
      digest: z.string(),
      size: z.number().int(),
      fileId: z.string(),
      transferId: z.string().optional(),
    }),
  },
  ChannelCallRefused: {
    says: 'A channel refused a call of the system at its other end.',
    data: z.object({
      channelId,
      environmentId,
      receiptId: z.string(),
      /** The route that was called. */
      call: z.string(),
      /** As far as it was readable; shortened. */
      fileName: z.string().optional(),
      errorKey: z.string(),
      /** The values of the sentence of the error, shortened. */
      params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
      status: z.number().int(),
    }),
  },
});
export type ReceiptEvent = EventOf<typeof receiptEvents>;

/** The answers on their way out. */
export const deliveryEvents = defineEvents({
  DeliveryPlanned: {
    says: 'An answer is ready in a channel.',
    data: z.object({ ...delivery, file: deliveredFile }),
  },
  DeliveryAcknowledged: {
    says: 'The system at the other end of a channel acknowledged an answer.',
    data: z.object({ ...delivery }),
  },
  DeliveryReopened: {
    says: 'A user put an answer into its channel again.',
    data: z.object({ ...delivery }),
  },
});
export type DeliveryEvent = EventOf<typeof deliveryEvents>;
