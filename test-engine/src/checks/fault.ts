import type { EngineReason } from '@clearbench/contracts/transfer/clearing';
import type { Intake } from '../clearing/intake.ts';
import { because, type ReasonParams } from '../clearing/reason.ts';
import type { BrokenRule } from '../scheme-rules/scheme-faults.ts';

/** Why a whole file or bulk is turned away: the clearing's own code, and the ISO status reason nearest to it. */
export type BulkFault = { readonly code: string; readonly iso: string; readonly reason: EngineReason };

/** One idea of what a file or bulk must be. */
export type BulkCheck = (intake: Intake) => BulkFault | undefined;

export const bulkFault = (code: string, iso: string, name: string, params: ReasonParams = {}): BulkFault => ({
  code,
  iso,
  reason: because('check', code, name, { code, ...params }),
});

/** Why one transaction is turned away; proprietary codes stand under Prtry. */
export type TransactionFault = { readonly code: string; readonly reason: EngineReason };

export const transactionFault = (
  code: string,
  name: string,
  params: ReasonParams,
  transactionId: string | undefined,
): TransactionFault => ({ code, reason: because('check', code, name, { code, ...params }, transactionId) });

/** Why a rule of the scheme turns one transaction away. */
export const brokenRuleFault = (
  { code, ruleId, path }: BrokenRule,
  transactionId: string | undefined,
): TransactionFault => transactionFault(code, 'ruleBroken', { rule: ruleId, path }, transactionId);

/** The first answer that is one. */
export const firstFault = <C, F>(checks: readonly ((on: C) => F | undefined)[], on: C): F | undefined => {
  for (const check of checks) {
    const fault = check(on);
    if (fault !== undefined) return fault;
  }
  return undefined;
};
