import { z } from 'zod';
import { decidingRule, engineReason } from '../transfer/clearing.ts';
import { incomingKinds } from '../transfer/incoming.ts';

/** The first condition of a rule that does not hold: its field in the format, the expected and the actual value. */
export const failedCondition = z.object({ field: z.string(), expected: z.string(), actual: z.string() });
export type FailedCondition = z.infer<typeof failedCondition>;

/** A rule and its result for a transaction. */
export const ruleTrace = z.object({
  rule: decidingRule,
  /**
   * `matched`: it decides, alone or with others; `failed`: a condition does not hold; `notReached`: another rule
   * decided before; `disabled`: it is switched off.
   */
  outcome: z.enum(['matched', 'failed', 'notReached', 'disabled']),
  condition: failedCondition.optional(),
});
export type RuleTrace = z.infer<typeof ruleTrace>;

/** A transaction of the file, with the rules that decide it and what they do. */
export const dryRunTransaction = z.object({
  /** Counts all transactions of the file, from 1. */
  number: z.number().int(),
  bulk: z.number().int().optional(),
  messageType: z.string().optional(),
  transactionId: z.string().optional(),
  amount: z.string().optional(),
  currency: z.string().optional(),
  /** The rules that decide; empty where the default of the environment applies. */
  decidedBy: z.array(decidingRule),
  /** The effects, and why others are ignored. */
  reasons: z.array(engineReason),
});
export type DryRunTransaction = z.infer<typeof dryRunTransaction>;

/** The next message of a delivery. */
export const nextDelivery = z.object({
  rule: decidingRule,
  /** The template of a payment or collection; absent for a message about that of another delivery. */
  templateName: z.string().optional(),
  about: z.object({ ruleId: z.string(), kind: z.enum(incomingKinds) }).optional(),
  /** The number of testers who receive it, for a delivery of an environment's list. */
  receivers: z.number().int().optional(),
  /** Its time of the environment, ISO 8601 UTC; absent where it follows an advance of the clock. */
  dueAt: z.string().optional(),
  /** Minutes after an advance of the clock. */
  minutes: z.number().int().optional(),
});
export type NextDelivery = z.infer<typeof nextDelivery>;

export const mostDryRunTransactions = 200;

export const dryRunResult = z.object({
  /** At most 200 transactions. */
  transactions: z.array(dryRunTransaction),
  /** Number of transactions that are not listed. */
  notListed: z.number().int(),
  /** Every rule for the selected transaction, in the order of evaluation. */
  traces: z.array(ruleTrace),
  deliveries: z.array(nextDelivery),
});
export type DryRunResult = z.infer<typeof dryRunResult>;
