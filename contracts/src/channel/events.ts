import { z } from 'zod';
import { defineEvents, type EventOf } from '../event-definition.ts';
import { channelCredential, channelSettings, notificationTypes } from './settings.ts';

const channelId = z.string();
const environmentId = z.string();

/** A secret that signs what a channel posts, encrypted with a key of the installation. */
export const channelSecret = z.object({ secretId: z.string(), sealed: z.string() });
export type ChannelSecret = z.infer<typeof channelSecret>;

/** What a webhook reports: the payload of a Standard Webhook. */
export const channelNotification = z.object({
  type: z.enum([...notificationTypes, 'channel.test']),
  timestamp: z.string(),
  data: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type ChannelNotification = z.infer<typeof channelNotification>;

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

/** The id of a message; 16 bytes are a UUID. */
const messageKey = z.object({ type: z.enum(['string', 'number', 'bytes']), value: z.string() });
export type MessageKey = z.infer<typeof messageKey>;

/** What the answers to a message repeat of it. */
export const messageProperties = z.object({
  /** The queue for the answers. */
  replyTo: z.string().max(1_000).optional(),
  /** The correlation id of the message, or else its id. */
  correlationId: messageKey.optional(),
});
export type MessageProperties = z.infer<typeof messageProperties>;

const delivery = {
  channelId,
  environmentId,
  deliveryId: z.string(),
  /** The bench posts it; otherwise the other end collects it. */
  isPushed: z.literal(true).optional(),
};

/** The HTTP response to an attempt, shortened. */
const response = { status: z.number().int().optional(), response: z.string().optional() };

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
    says: 'A channel was paused, by an administrator or because of repeated failures. It takes no files and delivers nothing.',
    data: z.object({ channelId, environmentId, because: z.enum(['failures', 'gone']).optional() }),
  },
  ChannelResumed: {
    says: 'An administrator resumed a channel.',
    data: z.object({ channelId, environmentId }),
  },
  ChannelSecretIssued: {
    says: 'A channel got a new secret for signatures. An earlier one stays valid for a time.',
    data: z.object({
      channelId,
      environmentId,
      secret: channelSecret,
      /** Until when the earlier secret signs, too; absent for the first one. */
      replacedUntil: z.string().optional(),
    }),
  },
  ChannelPasswordIssued: {
    says: 'An SFTP channel got a new password. The earlier one is not valid any more.',
    data: z.object({
      channelId,
      environmentId,
      /** The salted scrypt hash of the password, with its parameters. */
      passwordHash: z.string(),
    }),
  },
  ChannelPasswordRemoved: {
    says: 'An administrator removed the password of an SFTP channel.',
    data: z.object({ channelId, environmentId }),
  },
  ChannelCredentialSet: {
    says: 'An administrator set the credential with which a channel signs in to the server of the bank.',
    data: z.object({ channelId, environmentId, credential: channelCredential }),
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
      /** Of a file that arrived as a message. */
      message: messageProperties.optional(),
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
  ChannelConnectionFailed: {
    says: 'A channel could not sign in to the server of the bank, or the server refused a request. It is repeated; the same failure is recorded once an hour.',
    data: z.object({
      channelId,
      environmentId,
      receiptId: z.string(),
      /** The file that the request was about. */
      fileName: z.string().optional(),
      errorKey: z.string(),
      params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
    }),
  },
});
export type ReceiptEvent = EventOf<typeof receiptEvents>;

/** The answers on their way out. */
export const deliveryEvents = defineEvents({
  DeliveryPlanned: {
    says: 'An answer or a notification is ready in a channel.',
    data: z.object({
      ...delivery,
      plannedAt: z.string(),
      file: deliveredFile.optional(),
      notification: channelNotification.optional(),
    }),
  },
  DeliveryFailed: {
    says: 'An attempt to send a delivery failed. It is repeated.',
    data: z.object({
      ...delivery,
      attempt: z.number().int(),
      errorKey: z.string(),
      /** The values of the sentence of the error. */
      params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
      ...response,
      nextAttemptAt: z.string(),
    }),
  },
  DeliveryParked: {
    says: 'A delivery failed for a day and is not attempted any more.',
    data: z.object({ ...delivery }),
  },
  DeliveryAcknowledged: {
    says: 'The system at the other end of a channel acknowledged a delivery.',
    data: z.object({ ...delivery, attempt: z.number().int().optional(), ...response }),
  },
  DeliveryReopened: {
    says: 'A user had a delivery sent or provided again, with the same id.',
    data: z.object({
      ...delivery,
      plannedAt: z.string(),
      /** Its state before. */
      was: z.enum(['waiting', 'acknowledged', 'parked']),
    }),
  },
});
export type DeliveryEvent = EventOf<typeof deliveryEvents>;
