import type { TakenUp } from '../clearing-input.ts';
import type { JudgedReferral } from './judge-referrals.ts';
import { transactionOf } from './referral-check.ts';

/** The transactions accepted entries are about, by the message they stand in; what nobody knows is left out. */
export const takenUpBy = (accepted: readonly JudgedReferral[]): readonly TakenUp[] => {
  const known = accepted.filter(({ fate }) => fate !== undefined);
  const byMessage = Map.groupBy(known, ({ of }) => of.originalMessageId ?? '');
  return [...byMessage].map(([originalMessageId, entries]) => ({
    originalMessageId,
    transactionIds: entries.flatMap(({ of, fate }) => transactionOf(of, fate) ?? []),
  }));
};
