import { z } from 'zod';
import type { ErrorKey } from '../errors.ts';
import { rbVersion } from '../sim-env/events.ts';
import { directions, fileOrigins, fileValidities, transferStates, transferVerdicts } from './choices.ts';
import { fileNamePattern, longestFileName } from './file-name.ts';

export const direction = z.enum(directions);
export const fileValidity = z.enum(fileValidities);
export const transferState = z.enum(transferStates);
export const transferVerdict = z.enum(transferVerdicts);

const badName: ErrorKey = 'file.badName';
export const fileName = z.string().trim().min(1, badName).max(longestFileName, badName).regex(fileNamePattern, badName);

/** A VIP file as lists show it; sizes in bytes, times ISO 8601 UTC. */
export const vipFileSummary = z.object({
  fileId: z.string(),
  envId: z.string(),
  environmentToken: z.string(),
  rbVersion,
  fileName: z.string(),
  direction,
  origin: z.enum(fileOrigins),
  messageType: z.string().optional(),
  messageId: z.string().optional(),
  transactions: z.number().int(),
  /** Exact decimal text, e.g. 1234.50; absent where the message has none. */
  totalAmount: z.string().optional(),
  size: z.number().int(),
  contentVersion: z.number().int(),
  validity: fileValidity,
  errors: z.number().int(),
  warnings: z.number().int(),
  infos: z.number().int(),
  transferState: transferState.optional(),
  /** Absent until the clearing has looked at the newest transfer. */
  verdict: transferVerdict.optional(),
  /** The newest transfer. */
  transferId: z.string().optional(),
  /** Whether findings stand in the text as comments. */
  reportCommentsShown: z.boolean(),
  /** The file this one answers. */
  causedByFileId: z.string().optional(),
  causedByTransferId: z.string().optional(),
  /** Another file of the environment with the very same content, where there is one. */
  duplicateOf: z.string().optional(),
  createdAt: z.string(),
  changedAt: z.string(),
  createdBy: z.string(),
  /** When it is removed if nobody touches it; absent where it stays. */
  goesAt: z.string().optional(),
});
export type VipFileSummary = z.infer<typeof vipFileSummary>;

/** What is remembered of a content, taken from it when it is stored. */
export const contentFacts = z.object({
  sha256: z.string(),
  size: z.number().int(),
  messageType: z.string().optional(),
  messageId: z.string().optional(),
  transactions: z.number().int(),
  totalAmount: z.string().optional(),
  /** References to find the file by: message id, end-to-end ids and transaction ids of the first transactions; at most 20. */
  references: z.array(z.string()),
});
export type ContentFacts = z.infer<typeof contentFacts>;

/** What a check of a content found, in figures; the whole report is kept under its own SHA-256. */
export const checkResult = z.object({
  contentSha256: z.string(),
  reportSha256: z.string(),
  errors: z.number().int(),
  warnings: z.number().int(),
  infos: z.number().int(),
});
export type CheckResult = z.infer<typeof checkResult>;
