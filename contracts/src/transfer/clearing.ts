import { z } from 'zod';
import { groupStatuses } from '../file/choices.ts';

/** Why the test engine did what it did: which rule of which layer matched, on what, and what it led to. */
export const engineReason = z.object({
  /** `check`: the clearing's own checks; `command`: a SIM: command in the message; `magicCents`: the amount's cents; `default`: nothing special asked. */
  layer: z.enum(['check', 'command', 'magicCents', 'default']),
  /** e.g. B02, SIM:RJCT(AM04), .21 */
  trigger: z.string(),
  /** i18n key `engine.<…>`, filled by `params`. */
  textKey: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
  /** English sentence of the same. */
  text: z.string(),
  transactionId: z.string().optional(),
  /** Of a file with several bulks: which one it is about, counted from 1. */
  bulk: z.number().int().optional(),
});
export type EngineReason = z.infer<typeof engineReason>;

const transferCounts = z.object({
  transactions: z.number().int(),
  accepted: z.number().int(),
  rejected: z.number().int(),
});

export const groupStatus = z.enum(groupStatuses);

/** What the clearing found in one bulk of a file. */
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

/** What the clearing found when it took the file in. Codes: file A.., bulk B.., transactions ISO reason codes. */
export const clearingVerdict = z.object({
  groupStatus,
  fileCode: z.string(),
  bulkCode: z.string(),
  counts: transferCounts,
  messageType: z.string().optional(),
  messageId: z.string().optional(),
  /** At most 50; the answer file holds them all. */
  reasons: z.array(engineReason),
  /** Of a file that holds bulks: its type and reference, by which it is known; the verdict then is that of all its bulks together. */
  file: z.object({ fileType: z.string(), reference: z.string() }).optional(),
  bulks: z.array(bulkVerdict).optional(),
});
export type ClearingVerdict = z.infer<typeof clearingVerdict>;

/** A file the engine will answer with, made when the file was taken in and released when due. */
export const plannedAnswer = z.object({
  answerId: z.string(),
  fileId: z.string(),
  fileName: z.string(),
  messageType: z.string(),
  /** By which the tester's answers refer to it. */
  messageId: z.string().optional(),
  /** Of a file that holds bulks: each of its messages, which are kept by themselves. */
  messages: z.array(z.object({ messageId: z.string(), messageType: z.string(), sha256: z.string() })).optional(),
  sha256: z.string(),
  size: z.number().int(),
  /** ISO 8601 UTC. */
  dueAt: z.string(),
  reason: engineReason,
});
export type PlannedAnswer = z.infer<typeof plannedAnswer>;
