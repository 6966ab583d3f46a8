import type { EngineReason } from '@clearbench/contracts/transfer/clearing';
import type { Intake } from '../clearing/intake.ts';
import { because, type ReasonParams } from '../clearing/reason.ts';
import type { BrokenRule } from '../scheme-rules/scheme-faults.ts';

/** The reason for rejecting a whole file or bulk: the clearing's own code, and the nearest ISO status reason. */
export type BulkFault = { readonly code: string; readonly iso: string; readonly reason: EngineReason };

/** A check of a file or bulk. */
export type BulkCheck = (intake: Intake) => BulkFault | undefined;

export const bulkFault = (code: string, iso: string, name: string, params: ReasonParams = {}): BulkFault => ({
  code,
  iso,
  reason: because('check', code, name, { code, ...params }),
});

/** The reason for rejecting one transaction; proprietary codes are under Prtry. */
export type TransactionFault = {
  readonly code: string;
  readonly reason: EngineReason;
  /** The bank that rejects; the clearing where absent. */
  readonly by?: string;
};

export const transactionFault = (
  code: string,
  name: string,
  params: ReasonParams,
  transactionId: string | undefined,
): TransactionFault => ({ code, reason: because('check', code, name, { code, ...params }, transactionId) });

/** The fault of a transaction that breaks a rule of the scheme. */
export const brokenRuleFault = (
  { code, ruleId, path }: BrokenRule,
  transactionId: string | undefined,
): TransactionFault => transactionFault(code, 'ruleBroken', { rule: ruleId, path }, transactionId);

/** The first fault of several checks. */
export const firstFault = <C, F>(checks: readonly ((on: C) => F | undefined)[], on: C): F | undefined => {
  for (const check of checks) {
    const fault = check(on);
    if (fault !== undefined) return fault;
  }
  return undefined;
};
