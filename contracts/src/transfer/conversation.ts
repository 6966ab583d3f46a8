import { z } from 'zod';
import { groupStatuses } from '../file/choices.ts';
import { route } from '../route.ts';
import { rbVersion } from '../sim-env/events.ts';
import { engineReason } from './clearing.ts';

/** The tester; the clearing, which reports on messages; the other bank, which answers and sends payments. */
export const conversationParties = ['tester', 'clearing', 'bank'] as const;
export type ConversationParty = (typeof conversationParties)[number];

/** One message of a conversation: a file that was sent, or an answer. */
export const conversationMessage = z.object({
  /** Identifies the message in the conversation. */
  key: z.string(),
  from: z.enum(conversationParties),
  to: z.enum(conversationParties),
  fileId: z.string(),
  fileName: z.string(),
  transferId: z.string(),
  messageType: z.string(),
  messageIds: z.array(z.string()),
  /** When it was sent or released; when it is due if `isDue`. ISO 8601 UTC. */
  at: z.string(),
  /** True for an answer that is not released yet. */
  isDue: z.literal(true).optional(),
  /** True for a due answer that a user holds. */
  isHeld: z.literal(true).optional(),
  /** True for an answer whose text a user changed before its delivery. */
  isEdited: z.literal(true).optional(),
  /** Why an answer is not delivered. */
  dropped: z.enum(['user', 'memoryReset']).optional(),
  /** The verdict of the clearing on a file that was sent. */
  groupStatus: z.enum(groupStatuses).optional(),
  counts: z
    .object({ transactions: z.number().int(), accepted: z.number().int(), rejected: z.number().int() })
    .optional(),
  /** Code of the verdict, or of the answer: AC04, B03. */
  code: z.string().optional(),
  /** Why the engine rejected the file or created the answer. */
  reason: engineReason.optional(),
  /** Keys of the messages to which it refers. */
  refersTo: z.array(z.string()),
});
export type ConversationMessage = z.infer<typeof conversationMessage>;

export const conversation = z.object({
  /** Environment and rulebook of the file. */
  environmentToken: z.string(),
  rbVersion,
  /** End of same-day settlement, HH:MM in Europe/Berlin time. */
  cutOff: z.string(),
  /** At most 200, in the order of their times. */
  messages: z.array(conversationMessage),
  /** True if the conversation has further messages. */
  isCut: z.boolean(),
});
export type Conversation = z.infer<typeof conversation>;

/** Characters of an id of a payment. */
const longestPaymentId = 36;

export const readConversationRoute = route({
  name: 'readConversation',
  summary: 'All messages that belong to a file: what was sent, the answers, and the messages that refer to them.',
  side: 'query',
  method: 'GET',
  path: '/api/files/:fileId/conversation',
  allow: 'signedIn',
  scope: 'read',
  params: z.object({ fileId: z.string() }),
  query: z.object({
    /** Only the messages about this payment: its transaction, end-to-end or instruction id. */
    payment: z.string().trim().min(1).max(longestPaymentId).optional(),
  }),
  reply: conversation,
  errors: ['file.notFound'],
});
