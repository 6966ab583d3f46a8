import type { EngineReason } from '@clearbench/contracts/transfer/clearing';
import { deliver } from '../answers/deliver.ts';
import type { Draft } from '../answers/draft.ts';
import { bulkStatusOf, verdictOf } from '../clearing/bulk-status.ts';
import { settlementOf } from '../clearing/business-date.ts';
import { type FileWide, fileWideOf } from '../clearing/file-wide.ts';
import type { Intake } from '../clearing/intake.ts';
import { reportTakes, statusDraft } from '../clearing/status-draft.ts';
import type { ClearingOutcome } from '../clearing-input.ts';
import type { JudgedRTransaction } from './judge-r-transactions.ts';
import { takenUpBy } from './taken-up.ts';

/** The further answers to an R-message, with reasons. */
export type Replies = {
  /** The replies replace the report on the R-message. */
  readonly isReport?: true;
  readonly drafts: readonly Draft[];
  readonly reasons: readonly EngineReason[];
};

export const noReplies: Replies = { drafts: [], reasons: [] };

const wideOf = (judged: readonly JudgedRTransaction[]): FileWide => {
  // Silence after a recall applies to the other bank; the clearing still reports.
  const { silence: _, ...wide } = fileWideOf(judged);
  return wide;
};

/** A valid R-message: the status report, and the `replies` for accepted entries. */
export const clearRTransactions = (
  intake: Intake,
  judged: readonly JudgedRTransaction[],
  replies: (accepted: readonly JudgedRTransaction[], wide: FileWide) => Replies,
): ClearingOutcome => {
  const status = bulkStatusOf(judged);
  const wide = wideOf(judged);
  const accepted = status.groupStatus === 'RJCT' ? [] : judged.filter(({ rejection }) => rejection === undefined);
  const { drafts, reasons, isReport } = replies(accepted, wide);
  const asked = judged.flatMap(({ scripted }) => scripted.map(({ reason }) => reason));
  const ignored = [...judged.flatMap((one) => one.ignored), ...wide.ignored];
  const all = [...new Set([...asked, ...reasons, ...ignored])];
  const report = statusDraft(intake, judged, status, wide, reportTakes);
  const verdict = verdictOf(intake, judged, status, all);
  const takenUp = takenUpBy(accepted);
  return {
    verdict,
    answers: deliver(isReport ? drafts : [report, ...drafts], intake, wide),
    ...(takenUp.length === 0 ? {} : { takenUp }),
  };
};

/** An R-message that moves money: no replies, and a settlement of the accepted entries. */
export const clearBooked = (intake: Intake, judged: readonly JudgedRTransaction[]): ClearingOutcome => {
  const outcome = clearRTransactions(intake, judged, () => noReplies);
  if (outcome.verdict.counts.accepted === 0) return outcome;
  return { ...outcome, settlesAt: settlementOf(intake.input, intake.order.settlementDate).dueAt };
};
