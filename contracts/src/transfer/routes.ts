import { z } from 'zod';
import { transferState } from '../file/vip-file.ts';
import { route } from '../route.ts';
import {
  appliedScenarios,
  clearingVerdict,
  confirmationStatus,
  engineReason,
  groupStatus,
  plannedAnswer,
  timeOut,
} from './clearing.ts';

/** An answer with what happened to it. */
const shownAnswer = plannedAnswer.extend({
  releasedAt: z.string().optional(),
  /** True where it was delivered after the time-out of an instant payment. */
  isLate: z.literal(true).optional(),
  /** True while a user holds the answer. */
  isHeld: z.literal(true).optional(),
  /** For a delivered instant payment: until when the tester answers it. */
  timeOut: timeOut.optional(),
  /** The answer of the tester in time. */
  confirmation: z.object({ status: confirmationStatus, at: z.string(), transferId: z.string() }).optional(),
  /** Why it will not be delivered. */
  dropped: z.enum(['user', 'memoryReset']).optional(),
});

/** One transfer of a file as its page shows it, with its answers. Unreleased answers have a due time. */
export const transfer = z.object({
  transferId: z.string(),
  fileId: z.string(),
  fileName: z.string(),
  environmentId: z.string(),
  environmentToken: z.string(),
  contentVersion: z.number().int(),
  state: transferState,
  /** The scenario lists in force when the file was sent; absent where there were none. */
  scenarios: appliedScenarios.optional(),
  verdict: clearingVerdict.optional(),
  answers: z.array(shownAnswer),
  /** Messages of participants about this transfer that the clearing forwards to its sender. */
  forwarded: z.array(shownAnswer).optional(),
  settlesAt: z.string().optional(),
  /** For an instant payment: until when its sender waits for the answer. */
  timeOut: timeOut.optional(),
  silence: engineReason.optional(),
  replanningFailures: z.array(engineReason).optional(),
  history: z.array(z.object({ state: transferState, at: z.string() })),
  requestedBy: z.string(),
  /** The real time of sending. */
  requestedAt: z.string(),
  /** The business time of sending; all other times are business times, too. */
  sentAt: z.string(),
});
export type Transfer = z.infer<typeof transfer>;

/** Body of every message on /user/queue/transferStatusChanged. */
export const transferStatusChanged = z.object({
  transferId: z.string(),
  fileId: z.string(),
  fileName: z.string(),
  environmentId: z.string(),
  environmentToken: z.string(),
  from: transferState.optional(),
  to: transferState,
  groupStatus: groupStatus.optional(),
  counts: z.object({ transactions: z.number(), accepted: z.number(), rejected: z.number() }).optional(),
  /** Files that this change released. */
  resultFileIds: z.array(z.string()),
  at: z.string(),
  revision: z.number().int(),
});
export type TransferStatusChanged = z.infer<typeof transferStatusChanged>;

export const listTransfersRoute = route({
  name: 'listTransfers',
  summary: 'Every transfer of a file, newest first.',
  side: 'query',
  method: 'GET',
  path: '/api/transfers/',
  allow: 'signedIn',
  scope: 'read',
  query: z.object({ fileId: z.string() }),
  reply: z.object({ items: z.array(transfer) }),
  errors: ['file.notFound'],
});
