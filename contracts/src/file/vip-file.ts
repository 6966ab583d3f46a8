import { z } from 'zod';
import type { ErrorKey } from '../errors.ts';
import { rbVersion } from '../sim-env/events.ts';
import { directions, fileOrigins, fileValidities, groupStatuses, transferStates, transferVerdicts } from './choices.ts';
import { fileNamePattern, longestFileName } from './file-name.ts';

export const direction = z.enum(directions);
export const fileValidity = z.enum(fileValidities);
export const transferState = z.enum(transferStates);
export const transferVerdict = z.enum(transferVerdicts);

const badName: ErrorKey = 'file.badName';
export const fileName = z.string().trim().min(1, badName).max(longestFileName, badName).regex(fileNamePattern, badName);

/** A file as lists show it; sizes in bytes, times ISO 8601 UTC. */
export const vipFileSummary = z.object({
  fileId: z.string(),
  envId: z.string(),
  environmentToken: z.string(),
  rbVersion,
  fileName: z.string(),
  direction,
  origin: z.enum(fileOrigins),
  /** The ZIP archive of an uploaded file. */
  archiveName: z.string().optional(),
  messageType: z.string().optional(),
  messageId: z.string().optional(),
  transactions: z.number().int(),
  /** Exact decimal text, e.g. 1234.50; absent for a message without amounts. */
  totalAmount: z.string().optional(),
  size: z.number().int(),
  contentVersion: z.number().int(),
  validity: fileValidity,
  errors: z.number().int(),
  warnings: z.number().int(),
  infos: z.number().int(),
  transferState: transferState.optional(),
  /** Absent until the clearing has processed the newest transfer. */
  verdict: transferVerdict.optional(),
  /** The newest transfer. */
  transferId: z.string().optional(),
  /** True where the text contains findings as comments. */
  reportCommentsShown: z.boolean(),
  /** The file that this file answers. */
  causedByFileId: z.string().optional(),
  causedByTransferId: z.string().optional(),
  /** In lists, of an answer: the group status that it reports, and its first reason code. */
  answerStatus: z.enum(groupStatuses).optional(),
  answerCode: z.string().optional(),
  /** Another file of the environment with identical content. */
  duplicateOf: z.string().optional(),
  createdAt: z.string(),
  changedAt: z.string(),
  /** The business time of its creation or delivery, if the clock of the environment was not the real one. */
  businessAt: z.string().optional(),
  createdBy: z.string(),
  /** The instant at which the unchanged file expires; absent for a file that does not expire. */
  expiresAt: z.string().optional(),
});
export type VipFileSummary = z.infer<typeof vipFileSummary>;

/** The facts that are extracted from a content when it is stored. */
export const contentFacts = z.object({
  sha256: z.string(),
  size: z.number().int(),
  messageType: z.string().optional(),
  messageId: z.string().optional(),
  transactions: z.number().int(),
  totalAmount: z.string().optional(),
  /**
   * References for searching the file: message id, end-to-end ids and transaction ids of the first transactions; at
   * most 20.
   */
  references: z.array(z.string()),
});
export type ContentFacts = z.infer<typeof contentFacts>;

/** The counts of a validation; the whole report is stored under its own SHA-256. */
export const checkResult = z.object({
  contentSha256: z.string(),
  reportSha256: z.string(),
  errors: z.number().int(),
  warnings: z.number().int(),
  infos: z.number().int(),
});
export type CheckResult = z.infer<typeof checkResult>;
