import { z } from 'zod';
import { committed, route } from '../route.ts';
import { rbVersion } from '../sim-env/events.ts';
import { channelForm, credentialForm, settingsErrors } from './channel-form.ts';
import { channelId } from './exchange-routes.ts';
import { channelCredential, channelDirections, channelKinds, notificationTypes } from './settings.ts';

const ofChannel = z.object({ channelId: z.string().min(1).max(64) });
const environmentId = z.string().min(1).max(64);
const ofAdministrators = { allow: 'admin', scope: 'administer' } as const;

export const channelCounters = z.object({
  received: z.number().int(),
  refused: z.number().int(),
  waiting: z.number().int(),
  delivered: z.number().int(),
  parked: z.number().int(),
  failed: z.number().int(),
});

export const channelDetails = z.object({
  channelId: z.string(),
  environmentId: z.string(),
  channelName: z.string(),
  kind: z.enum(channelKinds),
  ownerId: z.string(),
  /** Of a channel of files. */
  direction: z.enum(channelDirections).optional(),
  rbVersion: rbVersion.optional(),
  sendsOnReceipt: z.boolean().optional(),
  url: z.string().optional(),
  /** Of an SFTP channel. */
  keys: z.array(z.string()).optional(),
  doneMarkers: z.boolean().optional(),
  /** Of an SFTP channel that accepts a password. */
  hasPassword: z.literal(true).optional(),
  /** Of a channel that works with a server of the bank. */
  host: z.string().optional(),
  port: z.number().int().optional(),
  userName: z.string().optional(),
  hostKeys: z.array(z.string()).optional(),
  inFolder: z.string().optional(),
  outFolder: z.string().optional(),
  archiveFolder: z.string().optional(),
  pollSeconds: z.number().int().optional(),
  tls: z.boolean().optional(),
  certificate: z.string().optional(),
  inQueue: z.string().optional(),
  outQueue: z.string().optional(),
  /** Absent where it has none. */
  credential: channelCredential.pick({ type: true, publicKey: true }).optional(),
  /** Of a webhook. */
  notifications: z.array(z.enum(notificationTypes)).optional(),
  state: z.enum(['open', 'paused']),
  pausedBecause: z.enum(['failures', 'gone']).optional(),
  failures: z.number().int(),
  version: z.number().int(),
  counters: channelCounters,
  usedAt: z.string().optional(),
  /** Absent for a deleted user. */
  ownerName: z.string().optional(),
});
export type ChannelDetails = z.infer<typeof channelDetails>;

export const listChannelsRoute = route({
  ...ofAdministrators,
  name: 'listChannels',
  summary: 'The channels of an environment with their counters.',
  side: 'query',
  method: 'GET',
  path: '/api/admin/channels',
  query: z.object({ environmentId }),
  reply: z.array(channelDetails),
  errors: ['simEnv.notFound'],
});

/** The secret of a channel that posts, if it is new: it is shown once. */
const savedChannel = committed.extend({ secret: z.string().optional() });

export const createChannelRoute = route({
  ...ofAdministrators,
  name: 'createChannel',
  summary:
    'Creates a channel of an environment. Tokens of its owner with the scope `exchange` open a channel of files. The reply has the secret of a channel that posts.',
  side: 'command',
  method: 'POST',
  path: '/api/admin/channels',
  body: z.object({ channelId, environmentId, settings: channelForm, credential: credentialForm.optional() }),
  reply: savedChannel,
  errors: ['channel.exists', 'channel.tooMany', ...settingsErrors, 'store.conflict'],
});

export const changeChannelRoute = route({
  ...ofAdministrators,
  name: 'changeChannel',
  summary:
    'Changes the settings of a channel; `basedOn` is the version that was changed. Without `credential` the present one stays.',
  side: 'command',
  method: 'PUT',
  path: '/api/admin/channels/:channelId',
  params: ofChannel,
  body: z.object({
    settings: channelForm,
    basedOn: z.number().int().min(1),
    credential: credentialForm.optional(),
  }),
  reply: savedChannel,
  errors: ['channel.notFound', 'channel.stale', ...settingsErrors, 'store.conflict'],
});

export const pauseChannelRoute = route({
  ...ofAdministrators,
  name: 'pauseChannel',
  summary: 'Pauses a channel, or resumes it.',
  side: 'command',
  method: 'POST',
  path: '/api/admin/channels/:channelId/pause',
  params: ofChannel,
  body: z.object({ paused: z.boolean() }),
  reply: committed,
  errors: ['channel.notFound', 'store.conflict'],
});

export const deleteChannelRoute = route({
  ...ofAdministrators,
  name: 'deleteChannel',
  summary: 'Deletes a channel. Its files stay, and its id cannot be used again.',
  side: 'command',
  method: 'DELETE',
  path: '/api/admin/channels/:channelId',
  params: ofChannel,
  reply: committed,
  errors: ['channel.notFound', 'store.conflict'],
});

const entryTypes = ['received', 'refused', 'waiting', 'delivered', 'parked', 'failed'] as const;

export const channelEntry = z.object({
  entryId: z.string(),
  type: z.enum(entryTypes),
  at: z.string(),
  fileName: z.string().optional(),
  /** The file in the bench. */
  fileId: z.string().optional(),
  size: z.number().int().optional(),
  transferId: z.string().optional(),
  /** What a webhook reports. */
  notificationType: z.string().optional(),
  /** Of a refused call. */
  call: z.string().optional(),
  /** Of a refused call, or of the last attempt. */
  errorKey: z.string().optional(),
  params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
  status: z.number().int().optional(),
  /** Of a delivery that the bench posts: the body of a notification, the response, shortened, and the attempts. */
  request: z.string().optional(),
  response: z.string().optional(),
  attempts: z.number().int().optional(),
  nextAttemptAt: z.string().optional(),
});
export type ChannelEntry = z.infer<typeof channelEntry>;

export const readChannelLogRoute = route({
  ...ofAdministrators,
  name: 'readChannelLog',
  summary: 'What came and went by a channel, newest first; 100 a page.',
  side: 'query',
  method: 'GET',
  path: '/api/admin/channels/:channelId/log',
  params: ofChannel,
  query: z.object({ type: z.enum(entryTypes).optional(), after: z.string().max(2_000).optional() }),
  reply: z.object({ items: z.array(channelEntry), next: z.string().optional() }),
  errors: ['channel.notFound', 'store.badCursor'],
});

export const reopenDeliveryRoute = route({
  ...ofAdministrators,
  name: 'reopenDelivery',
  summary: 'Sends a delivery again, or puts an answer into its channel again, with the same id.',
  side: 'command',
  method: 'POST',
  path: '/api/admin/channels/:channelId/deliveries/:deliveryId',
  params: ofChannel.extend({ deliveryId: z.string().min(1).max(64) }),
  reply: committed,
  errors: ['channel.notFound', 'channel.answerNotFound', 'store.conflict'],
});

export const issueChannelSecretRoute = route({
  ...ofAdministrators,
  name: 'issueChannelSecret',
  summary: 'A new secret for the signatures of a channel. The earlier one signs, too, until `replacedUntil`.',
  side: 'command',
  method: 'POST',
  path: '/api/admin/channels/:channelId/secret',
  params: ofChannel,
  body: z.object({ overlapHours: z.number().int().min(0).max(168).default(24) }),
  reply: committed.extend({ secret: z.string(), replacedUntil: z.string() }),
  errors: ['channel.notFound', 'channel.postsNothing', 'channel.secretAlreadyShown', 'store.conflict'],
});

export const issueChannelPasswordRoute = route({
  ...ofAdministrators,
  name: 'issueChannelPassword',
  summary: 'A new password for the sign-in of an SFTP channel. It replaces the earlier one and is shown once.',
  side: 'command',
  method: 'POST',
  path: '/api/admin/channels/:channelId/password',
  params: ofChannel,
  reply: committed.extend({ password: z.string() }),
  errors: ['channel.notFound', 'channel.noPasswords', 'channel.secretAlreadyShown', 'store.conflict'],
});

export const removeChannelPasswordRoute = route({
  ...ofAdministrators,
  name: 'removeChannelPassword',
  summary: 'Removes the password of an SFTP channel: only its keys open it.',
  side: 'command',
  method: 'DELETE',
  path: '/api/admin/channels/:channelId/password',
  params: ofChannel,
  reply: committed,
  errors: ['channel.notFound', 'store.conflict'],
});

export const channelCheck = z.object({
  check: z.enum([
    'environment',
    'state',
    'owner',
    'membership',
    'plan',
    'token',
    'engine',
    'server',
    'keys',
    'connection',
    'credential',
    'inFolder',
    'outFolder',
    'archiveFolder',
    'inQueue',
    'outQueue',
  ]),
  ok: z.boolean(),
  /** Of the connection or of a folder: the reason of a failure, the status of the response, and its time in milliseconds. */
  errorKey: z.string().optional(),
  params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
  status: z.number().int().optional(),
  milliseconds: z.number().int().optional(),
  /** Of the SFTP server: its port, and the SHA-256 fingerprint of its host key as OpenSSH shows it. */
  port: z.number().int().optional(),
  fingerprint: z.string().optional(),
});
export type ChannelCheck = z.infer<typeof channelCheck>;

export const testChannelRoute = route({
  ...ofAdministrators,
  name: 'testChannel',
  summary:
    'Tests whether a channel can work: each condition with its result. To an address it posts the notification `channel.test`; on a server of the bank it signs in, and writes and deletes a file in the folder for answers.',
  side: 'command',
  method: 'POST',
  path: '/api/admin/channels/:channelId/test',
  params: ofChannel,
  reply: z.array(channelCheck),
  errors: [
    'channel.notFound',
    'channel.addressRefused',
    'channel.timeout',
    'channel.unreachable',
    'channel.badStatus',
    'channel.secretUnreadable',
    'channel.fileGone',
    'channel.noCredential',
    'channel.wrongHostKey',
    'channel.signInRefused',
    'channel.folderUnusable',
    'channel.serverRefused',
    'channel.nameTaken',
    'channel.wrongCertificate',
    'channel.queueUnusable',
    'channel.brokerFailed',
  ],
});
