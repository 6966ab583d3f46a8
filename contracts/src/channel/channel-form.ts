import { z } from 'zod';
import { shownName } from '../shown-schemas.ts';
import { rbVersion } from '../sim-env/events.ts';
import {
  longestAddress,
  longestCertificate,
  longestFolder,
  longestHost,
  longestKey,
  longestPassword,
  longestPrivateKey,
  longestQueue,
  longestUserName,
  mostHostKeys,
  mostKeys,
  pollSeconds,
} from './limits.ts';
import { badUrl, isPostableUrl } from './postable-url.ts';
import { badKey, isPublicKey } from './public-key.ts';
import {
  badCertificate,
  badFingerprint,
  badFolder,
  badHost,
  badQueue,
  isCertificate,
  isFingerprint,
  isFolderPath,
  isHost,
  isQueueName,
} from './server-settings.ts';
import { channelDirections, notificationTypes } from './settings.ts';

const ofEveryKind = { channelName: shownName(60), ownerId: z.string().min(1).max(200) };
const url = z.string().max(longestAddress).refine(isPostableUrl, { error: badUrl });

const ofFiles = { direction: z.enum(channelDirections), rbVersion, sendsOnReceipt: z.boolean() };
const key = z.string().max(longestKey).refine(isPublicKey, { error: badKey });

const host = z.string().max(longestHost).refine(isHost, { error: badHost });
const queue = z.string().max(longestQueue).refine(isQueueName, { error: badQueue });
const folder = z.string().max(longestFolder).refine(isFolderPath, { error: badFolder });

/** Of a channel that works with a server of the bank. */
const ofServer = { host, port: z.number().int().min(1).max(65_535), userName: shownName(longestUserName) };

/** What an administrator sets. */
export const channelForm = z.discriminatedUnion('kind', [
  z.object({ ...ofEveryKind, ...ofFiles, kind: z.literal('http'), url: url.optional() }),
  z.object({
    ...ofEveryKind,
    ...ofFiles,
    kind: z.literal('sftp'),
    keys: z.array(key).max(mostKeys),
    doneMarkers: z.boolean().default(false),
  }),
  z.object({
    ...ofEveryKind,
    ...ofFiles,
    ...ofServer,
    kind: z.literal('sftpClient'),
    hostKeys: z
      .array(z.string().refine(isFingerprint, { error: badFingerprint }))
      .min(1)
      .max(mostHostKeys),
    inFolder: folder,
    outFolder: folder.optional(),
    archiveFolder: folder.optional(),
    doneMarkers: z.boolean().default(false),
    pollSeconds: z.number().int().min(pollSeconds.least).max(pollSeconds.most).default(pollSeconds.usual),
  }),
  z.object({
    ...ofEveryKind,
    ...ofFiles,
    ...ofServer,
    kind: z.literal('amqp'),
    tls: z.boolean().default(true),
    certificate: z.string().max(longestCertificate).refine(isCertificate, { error: badCertificate }).optional(),
    inQueue: queue,
    outQueue: queue.optional(),
  }),
  z.object({
    ...ofEveryKind,
    kind: z.literal('webhook'),
    url,
    notifications: z.array(z.enum(notificationTypes)).min(1).max(notificationTypes.length),
  }),
]);

/** A new credential for the server of the bank. For `newKey` the bench creates an Ed25519 key. */
export const credentialForm = z.discriminatedUnion('type', [
  z.object({ type: z.literal('password'), password: z.string().min(1).max(longestPassword) }),
  z.object({ type: z.literal('key'), privateKey: z.string().min(1).max(longestPrivateKey) }),
  z.object({ type: z.literal('newKey') }),
]);
export type CredentialForm = z.infer<typeof credentialForm>;

/** Reasons to refuse settings or a credential. */
export const settingsErrors = [
  'simEnv.notFound',
  'simEnv.versionUnknown',
  'channel.ownerUnknown',
  'channel.badUrl',
  'channel.badKey',
  'channel.badHost',
  'channel.badFingerprint',
  'channel.badFolder',
  'channel.badQueue',
  'channel.badCertificate',
  'channel.noPassword',
  'channel.badPrivateKey',
  'channel.noOutFolder',
] as const;
