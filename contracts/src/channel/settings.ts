import { z } from 'zod';
import { rbVersion } from '../sim-env/events.ts';

export const channelKinds = ['http', 'sftp', 'sftpClient', 'amqp', 'webhook'] as const;
export type ChannelKind = (typeof channelKinds)[number];
/** `in`: files of the owner only; `both`: also the answers to them. */
export const channelDirections = ['in', 'both'] as const;

/** What a webhook can report; `channel.test` is sent by the test of the connection alone. */
export const notificationTypes = [
  'file.validated',
  'transfer.accepted',
  'transfer.partiallyAccepted',
  'transfer.rejected',
  'transfer.settled',
  'transfer.answered',
  'answer.due',
  'run.finished',
] as const;
export type NotificationType = (typeof notificationTypes)[number];

const ofEveryKind = {
  channelName: z.string(),
  /** The user or service account to whom the channel belongs: files are created and sent as this user. */
  ownerId: z.string(),
};

/** Of a channel of files. */
const ofFiles = {
  direction: z.enum(channelDirections),
  /** The rulebook of received files. */
  rbVersion,
  /** Whether a received file is sent to the test engine. */
  sendsOnReceipt: z.boolean(),
  /** The address to which answers are posted; absent where they are only collected. */
  url: z.string().optional(),
};

/** What an administrator sets. */
export const channelSettings = z.discriminatedUnion('kind', [
  z.object({
    ...ofEveryKind,
    ...ofFiles,
    kind: z.literal('http'),
  }),
  z.object({
    ...ofEveryKind,
    ...ofFiles,
    kind: z.literal('sftp'),
    /** The public keys of the other end, as lines of OpenSSH. */
    keys: z.array(z.string()),
    /** Whether a file arrives only when the other end writes `<name>.done`. */
    doneMarkers: z.boolean(),
  }),
  z.object({
    ...ofEveryKind,
    ...ofFiles,
    kind: z.literal('sftpClient'),
    /** The server of the bank, and the user there. */
    host: z.string(),
    port: z.number().int(),
    userName: z.string(),
    /** The SHA-256 fingerprints of the host keys that are accepted, as OpenSSH shows them. */
    hostKeys: z.array(z.string()),
    /** The folder that is polled for files. */
    inFolder: z.string(),
    /** The folder for answers; absent where the channel has none. */
    outFolder: z.string().optional(),
    /** The folder for files that were taken; absent where they are deleted. */
    archiveFolder: z.string().optional(),
    /** Whether a file is taken only with its marker `<name>.done`, and an answer gets one. */
    doneMarkers: z.boolean(),
    pollSeconds: z.number().int(),
  }),
  z.object({
    ...ofEveryKind,
    ...ofFiles,
    kind: z.literal('amqp'),
    /** The message broker, and the user there. */
    host: z.string(),
    port: z.number().int(),
    userName: z.string(),
    tls: z.boolean(),
    /** The certificate of the broker or of its authority, as PEM; absent where the usual authorities are trusted. */
    certificate: z.string().optional(),
    /** The queue of files. */
    inQueue: z.string(),
    /** The queue for answers to messages without a reply-to. */
    outQueue: z.string().optional(),
  }),
  z.object({
    ...ofEveryKind,
    kind: z.literal('webhook'),
    url: z.string(),
    notifications: z.array(z.enum(notificationTypes)),
  }),
]);
export type ChannelSettings = z.infer<typeof channelSettings>;

/** The channels that work with a server of the bank. */
export type SftpClientSettings = Extract<ChannelSettings, { kind: 'sftpClient' }>;
export type AmqpSettings = Extract<ChannelSettings, { kind: 'amqp' }>;

/** Whether the bench sends the deliveries of a channel by itself; otherwise the other end collects them. */
export const pushes = (settings: ChannelSettings): boolean =>
  settings.kind === 'sftpClient' || settings.kind === 'amqp'
    ? settings.direction === 'both'
    : settings.url !== undefined;

/** With what a channel signs in to the server of the bank: a password or a private key, encrypted with a key of the installation. */
export const channelCredential = z.object({
  type: z.enum(['password', 'key']),
  sealed: z.string(),
  /** The line of OpenSSH of the public key, for the administrator of the server. */
  publicKey: z.string().optional(),
});
export type ChannelCredential = z.infer<typeof channelCredential>;
