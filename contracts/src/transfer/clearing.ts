import { z } from 'zod';
import { groupStatuses } from '../file/choices.ts';
import { ruleListOwners } from '../scenario/rule-list-owners.ts';
import { recipient } from '../sim-env/participants.ts';

/** The rule of a scenario list that decided. */
export const decidingRule = z.object({
  list: z.enum(ruleListOwners),
  /** Version of the list; absent for a list of the product. */
  version: z.number().int().optional(),
  ruleId: z.string(),
  name: z.string().optional(),
});
export type DecidingRule = z.infer<typeof decidingRule>;

/** The reason for an action of the test engine: the layer, the rule that matched, and its effect. */
export const engineReason = z.object({
  /**
   * `check`: the checks of the clearing; `command`: a SIM: command in the message; `magicCents`: the cents of the
   * amount; `scenario`: a rule of a scenario list; `request`: a tester requested the message; `default`: no command.
   */
  layer: z.enum(['check', 'command', 'magicCents', 'scenario', 'request', 'default']),
  /** e.g. B02, SIM:RJCT(AM04), .21 */
  trigger: z.string(),
  /** i18n key `engine.<…>`, filled with `params`. */
  textKey: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
  /** The same sentence in English. */
  text: z.string(),
  transactionId: z.string().optional(),
  /** Number of the bulk in a file with several bulks, from 1. */
  bulk: z.number().int().optional(),
  rule: decidingRule.optional(),
});
export type EngineReason = z.infer<typeof engineReason>;

const transferCounts = z.object({
  transactions: z.number().int(),
  accepted: z.number().int(),
  rejected: z.number().int(),
});

export const groupStatus = z.enum(groupStatuses);

/** The verdict of the clearing on one bulk of a file. */
export const bulkVerdict = z.object({
  /** Counts from 1. */
  bulk: z.number().int(),
  groupStatus,
  bulkCode: z.string(),
  counts: transferCounts,
  messageType: z.string().optional(),
  messageId: z.string().optional(),
});
export type BulkVerdict = z.infer<typeof bulkVerdict>;

/** The verdict of the clearing on a file. Codes: file A.., bulk B.., transactions ISO reason codes. */
export const clearingVerdict = z.object({
  groupStatus,
  fileCode: z.string(),
  bulkCode: z.string(),
  counts: transferCounts,
  messageType: z.string().optional(),
  messageId: z.string().optional(),
  /** At most 50 reasons; the answer file contains all. */
  reasons: z.array(engineReason),
  /** Type and reference of a file with bulks; the verdict then covers all its bulks. */
  file: z.object({ fileType: z.string(), reference: z.string() }).optional(),
  bulks: z.array(bulkVerdict).optional(),
});
export type ClearingVerdict = z.infer<typeof clearingVerdict>;

/** The scenario lists in force when a file was sent, with what their rules compare besides the file. */
export const appliedScenarios = z.object({
  /** That of the tester before that of the environment. */
  lists: z.array(z.object({ owner: z.enum(['tester', 'environment']), version: z.number().int() })),
  sentAt: z.string(),
  /** The number of the file among those that the tester sent on this day. */
  fileOfDay: z.number().int(),
});
export type AppliedScenarios = z.infer<typeof appliedScenarios>;

/** What the beneficiary's bank answers to an instant payment. */
export const confirmationStatus = z.enum(['ACCP', 'RJCT']);
export type ConfirmationStatus = z.infer<typeof confirmationStatus>;

/** Until when an instant payment is answered. */
export const timeOut = z.object({
  /** The bank that waits for the answer, or that has to answer. */
  role: z.enum(['originator', 'beneficiary']),
  seconds: z.number().int(),
  /** ISO 8601 UTC. */
  at: z.string(),
});
export type TimeOut = z.infer<typeof timeOut>;

const answerFields = z.object({
  answerId: z.string(),
  fileId: z.string(),
  fileName: z.string(),
  messageType: z.string(),
  /** Message id to which later messages of the user refer. */
  messageId: z.string().optional(),
  /** The messages of a file with bulks, each stored separately. */
  messages: z
    .array(
      z.object({
        messageId: z.string(),
        messageType: z.string(),
        sha256: z.string(),
        /** As in the answer. */
        sourceMessageId: z.string().optional(),
      }),
    )
    .optional(),
  sha256: z.string(),
  size: z.number().int(),
  /** ISO 8601 UTC. */
  dueAt: z.string(),
  reason: engineReason,
  /** True where a scenario holds the answer from the beginning. */
  startsHeld: z.literal(true).optional(),
  /** The tester who receives it, as a participant or about an earlier message; absent where the sender receives it. */
  recipient: recipient.optional(),
  /** The message of the sender that the recipient gets: its payments are delivered, or it is forwarded. */
  sourceMessageId: z.string().optional(),
  /** The message of the recipient to which a forwarded message refers. */
  aboutMessageId: z.string().optional(),
  /** SHA-256 of the text of the test engine, if a user edited the answer before its delivery. */
  editedFrom: z.string().optional(),
});
/** An answer file, created when the clearing accepts the file and released when due. */
export const plannedAnswer = answerFields.extend({
  /** For an instant payment that the tester answers as the beneficiary's bank: the seconds, and the rejection after them. */
  wait: z.object({ seconds: z.number().int(), rejection: answerFields }).optional(),
  /** The payment that is rejected, because the tester did not answer it in time: the ids of the answer and of its message. */
  rejects: z.object({ answerId: z.string(), messageId: z.string() }).optional(),
});
export type PlannedAnswer = z.infer<typeof plannedAnswer>;
