import { z } from 'zod';
import { committed, route } from '../route.ts';
import { deliveryActions } from './delivery-actions.ts';

const environmentToken = z.string().min(1).max(64);

/** Most messages of an inbox; older ones are in the file list. */
export const mostInboxMessages = 100;

/** A message that the caller received as a participant, with what can be answered. */
export const inboxMessage = z.object({
  messageId: z.string(),
  messageType: z.string(),
  fileId: z.string(),
  /** Absent if the file was removed. */
  fileName: z.string().optional(),
  /** The participant. */
  bic: z.string(),
  /** Business time of the delivery. */
  at: z.string(),
  /** True where the sender waits for an answer; a payment can be returned without it. */
  isAwaited: z.boolean(),
  /** Until when an instant payment can be answered; business time. */
  timesOutAt: z.string().optional(),
  actions: z.array(z.object({ action: z.enum(deliveryActions), codes: z.array(z.string()) })),
});
export type InboxMessage = z.infer<typeof inboxMessage>;

export const readInboxRoute = route({
  name: 'readInbox',
  summary:
    'The newest messages that the caller received as a participant and can answer. `awaited` is the number of those that wait for an answer.',
  side: 'query',
  method: 'GET',
  path: '/api/simenv/:environmentToken/inbox',
  allow: 'signedIn',
  scope: 'read',
  params: z.object({ environmentToken }),
  reply: z.object({ items: z.array(inboxMessage), awaited: z.number().int() }),
  errors: ['simEnv.notFound'],
});

export const answerDeliveryRoute = route({
  name: 'answerDelivery',
  summary:
    'Answers a message that the caller received as a participant: creates the file of the answer about all of its transactions, and sends it.',
  side: 'command',
  method: 'POST',
  path: '/api/simenv/:environmentToken/inbox/:messageId/answer',
  allow: 'signedIn',
  scope: 'send',
  plan: 'canCreate',
  runsJobs: true,
  uses: ['files', 'validations'],
  params: z.object({ environmentToken, messageId: z.string().min(1).max(35) }),
  body: z.object({
    action: z.enum(deliveryActions),
    /** The reason; required for all but `accept`. */
    code: z.string().min(1).max(4).optional(),
  }),
  reply: committed.extend({ fileId: z.string(), fileName: z.string(), transferId: z.string() }),
  errors: [
    'simEnv.notFound',
    'simEnv.versionUnknown',
    'simEnv.fileTooLarge',
    'simEnv.tooManyTransactions',
    'transfer.deliveryUnknown',
    'transfer.answerNotPossible',
    'transfer.engineClosed',
    'transfer.alreadyRequested',
    'plan.filesUsedUp',
    'plan.validationsUsedUp',
    'file.alreadyExists',
    'request.tooManyJobs',
    'store.conflict',
  ],
});
