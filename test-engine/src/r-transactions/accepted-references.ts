import type { AcceptedReferences } from '../clearing-input.ts';
import type { JudgedRTransaction } from './judge-r-transactions.ts';
import { transactionOf } from './r-transaction-check.ts';

/** The transactions of accepted entries, by message; unknown ones are omitted. */
export const acceptedReferencesIn = (accepted: readonly JudgedRTransaction[]): readonly AcceptedReferences[] => {
  const known = accepted.filter(({ result }) => result !== undefined);
  const byMessage = Map.groupBy(known, ({ of }) => of.originalMessageId ?? '');
  return [...byMessage].map(([originalMessageId, entries]) => ({
    originalMessageId,
    transactionIds: entries.flatMap(({ of, result }) => transactionOf(of, result) ?? []),
  }));
};
