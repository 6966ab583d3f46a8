import { z } from 'zod';
import { committed, route } from '../route.ts';
import { shownName } from '../shown-schemas.ts';
import { channelDirections, channelKinds, channelSettings } from './events.ts';
import { channelId } from './exchange-routes.ts';

const ofChannel = z.object({ channelId: z.string().min(1).max(64) });
const environmentId = z.string().min(1).max(64);
const ofAdministrators = { allow: 'admin', scope: 'administer' } as const;

export const channelCounters = z.object({
  received: z.number().int(),
  refused: z.number().int(),
  waiting: z.number().int(),
  delivered: z.number().int(),
});

export const channelDetails = channelSettings.extend({
  channelId: z.string(),
  environmentId: z.string(),
  state: z.enum(['open', 'paused']),
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

export const channelForm = z.object({
  channelName: shownName(60),
  kind: z.enum(channelKinds),
  direction: z.enum(channelDirections),
  ownerId: z.string().min(1).max(200),
  rbVersion: channelSettings.shape.rbVersion,
  sendsOnReceipt: z.boolean(),
});

export const createChannelRoute = route({
  ...ofAdministrators,
  name: 'createChannel',
  summary: 'Creates a channel of an environment. Tokens of its owner with the scope `exchange` open it.',
  side: 'command',
  method: 'POST',
  path: '/api/admin/channels',
  body: channelForm.extend({ channelId, environmentId }),
  reply: committed,
  errors: [
    'simEnv.notFound',
    'simEnv.versionUnknown',
    'channel.exists',
    'channel.tooMany',
    'channel.ownerUnknown',
    'store.conflict',
  ],
});

export const changeChannelRoute = route({
  ...ofAdministrators,
  name: 'changeChannel',
  summary: 'Changes the settings of a channel; `basedOn` is the version that was changed.',
  side: 'command',
  method: 'PUT',
  path: '/api/admin/channels/:channelId',
  params: ofChannel,
  body: channelForm.extend({ basedOn: z.number().int().min(1) }),
  reply: committed,
  errors: [
    'channel.notFound',
    'channel.stale',
    'channel.ownerUnknown',
    'simEnv.notFound',
    'simEnv.versionUnknown',
    'store.conflict',
  ],
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

export const channelEntry = z.object({
  entryId: z.string(),
  type: z.enum(['received', 'refused', 'waiting', 'delivered']),
  at: z.string(),
  fileName: z.string().optional(),
  /** The file in the bench. */
  fileId: z.string().optional(),
  size: z.number().int().optional(),
  transferId: z.string().optional(),
  /** Of a refused call. */
  call: z.string().optional(),
  errorKey: z.string().optional(),
  params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
  status: z.number().int().optional(),
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
  query: z.object({
    type: z.enum(['received', 'refused', 'waiting', 'delivered']).optional(),
    after: z.string().max(2_000).optional(),
  }),
  reply: z.object({ items: z.array(channelEntry), next: z.string().optional() }),
  errors: ['channel.notFound', 'store.badCursor'],
});

export const reopenDeliveryRoute = route({
  ...ofAdministrators,
  name: 'reopenDelivery',
  summary: 'Puts an acknowledged answer into its channel again, with the same id.',
  side: 'command',
  method: 'POST',
  path: '/api/admin/channels/:channelId/deliveries/:deliveryId',
  params: ofChannel.extend({ deliveryId: z.string().min(1).max(64) }),
  reply: committed,
  errors: ['channel.notFound', 'channel.answerNotFound', 'store.conflict'],
});

export const channelCheck = z.object({
  check: z.enum(['environment', 'state', 'owner', 'membership', 'plan', 'token', 'engine']),
  ok: z.boolean(),
});
export type ChannelCheck = z.infer<typeof channelCheck>;

export const testChannelRoute = route({
  ...ofAdministrators,
  name: 'testChannel',
  summary: 'Tests whether a channel can take a file and hand out its answers: each condition with its result.',
  side: 'query',
  method: 'GET',
  path: '/api/admin/channels/:channelId/test',
  params: ofChannel,
  reply: z.array(channelCheck),
  errors: ['channel.notFound'],
});
