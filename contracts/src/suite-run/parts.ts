import { z } from 'zod';
import { rbVersion } from '../sim-env/events.ts';
import { stepKinds } from '../test-suite/test-case.ts';
import { engineReason } from '../transfer/clearing.ts';
import { conversationMessage } from '../transfer/conversation.ts';
import { caseResults } from './choices.ts';
import { longestValue, mostParallelCases } from './limits.ts';

const cutText = z.string().max(longestValue);

/** The choices of a run; they go before those of the suite and its cases. */
export const runChoices = z.object({
  /** The seed of the generated values. */
  seed: z.number().int().min(0).max(999_999_999).optional(),
  /** The instant at which the clock of each case starts, ISO 8601 with a zone. */
  at: z.iso.datetime({ offset: true }).optional(),
  rulebook: rbVersion.optional(),
  /** Only cases with one of these tags. */
  tags: z.array(z.string().min(1).max(64)).max(20).optional(),
  /** Number of cases that run side by side. */
  parallel: z.number().int().min(1).max(mostParallelCases).default(1),
});
export type SuiteRunChoices = z.infer<typeof runChoices>;

/** A file of a step. */
export const runFile = z.object({
  name: z.string().optional(),
  fileName: z.string(),
  direction: z.enum(['sent', 'validated', 'received']),
  messageType: z.string().optional(),
  /** SHA-256 of the text. */
  hash: z.string(),
  size: z.number().int(),
  /** The stored text; absent where it was too large to be kept. */
  sha256: z.string().optional(),
});
export type SuiteRunFile = z.infer<typeof runFile>;

export const runMismatch = z.object({ subject: cutText, expected: cutText, actual: cutText });

/** A message of the conversation of a case; its text is a file of the run. */
export const runMessage = conversationMessage.omit({ fileId: true }).extend({
  /** SHA-256 of the text; absent for a message that is not delivered. */
  hash: z.string().optional(),
  size: z.number().int().optional(),
  /** The stored text; absent where it was too large to be kept. */
  sha256: z.string().optional(),
});
export type SuiteRunMessage = z.infer<typeof runMessage>;

/** What a step added to the conversation of its case, or changed in it. */
export const stepConversation = z.object({
  /** End of same-day settlement, HH:MM in Europe/Berlin time. */
  cutOff: z.string(),
  messages: z.array(runMessage),
});

/** A finished step of a case. */
export const runStep = z.object({
  /** Number of the step, from 1. */
  step: z.number().int(),
  kind: z.enum(stepKinds),
  result: z.enum(['passed', 'failed']),
  /** Business time after the step, ISO 8601 UTC. */
  at: z.string(),
  /** Milliseconds. */
  duration: z.number(),
  files: z.array(runFile),
  /** Why the clearing answered so. */
  reasons: z.array(engineReason),
  /** Differences between the expected and the actual values; empty for a passed step. */
  mismatches: z.array(runMismatch),
  /** Absent where the step changed nothing in the conversation. */
  conversation: stepConversation.optional(),
});
export type SuiteRunStep = z.infer<typeof runStep>;

/** A case of a suite as it is planned. */
export const plannedCase = z.object({
  /** Path of the file in the suite. */
  file: z.string(),
  /** Number of the row in its data table, from 1; absent without a table. */
  row: z.number().int().optional(),
  title: z.string(),
  tags: z.array(z.string()),
  environment: z.string(),
  rulebook: rbVersion,
  /** Number of its steps. */
  steps: z.number().int(),
});
export type PlannedCase = z.infer<typeof plannedCase>;

/** The end of a case. */
export const caseEnd = z.object({
  result: z.enum(caseResults),
  /** Why the case could not be run. */
  error: cutText.optional(),
  /** Milliseconds. */
  duration: z.number(),
});
export type SuiteCaseEnd = z.infer<typeof caseEnd>;
