import type { EngineReason } from '@clearbench/contracts/transfer/clearing';
import { deliver } from '../answers/deliver.ts';
import type { Draft } from '../answers/draft.ts';
import { bulkStatusOf, verdictOf } from '../clearing/bulk-status.ts';
import { settlementOf } from '../clearing/business-date.ts';
import { type FileWide, fileWideOf } from '../clearing/file-wide.ts';
import type { Intake } from '../clearing/intake.ts';
import { statusDraft, statusReportSeconds } from '../clearing/status-draft.ts';
import type { ClearingResult } from '../clearing-input.ts';
import { acceptedReferencesIn } from './accepted-references.ts';
import type { JudgedRTransaction } from './judge-r-transactions.ts';

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
): ClearingResult => {
  const status = bulkStatusOf(judged);
  const wide = wideOf(judged);
  const accepted = status.groupStatus === 'RJCT' ? [] : judged.filter(({ rejection }) => rejection === undefined);
  const { drafts, reasons, isReport } = replies(accepted, wide);
  const reasonsOfEffects = judged.flatMap(({ scripted }) => scripted.map(({ reason }) => reason));
  const ignored = [...judged.flatMap((one) => one.ignored), ...wide.ignored];
  const all = [...new Set([...reasonsOfEffects, ...reasons, ...ignored])];
  const report = statusDraft(intake, judged, status, wide, statusReportSeconds);
  const verdict = verdictOf(intake, judged, status, all);
  const acceptedReferences = acceptedReferencesIn(accepted);
  return {
    verdict,
    answers: deliver(isReport ? drafts : [report, ...drafts], intake, wide),
    ...(acceptedReferences.length === 0 ? {} : { acceptedReferences }),
  };
};

/** An R-message that moves money: no replies, and a settlement of the accepted entries. */
export const clearBooked = (intake: Intake, judged: readonly JudgedRTransaction[]): ClearingResult => {
  const result = clearRTransactions(intake, judged, () => noReplies);
  if (result.verdict.counts.accepted === 0) return result;
  return { ...result, settlesAt: settlementOf(intake.input, intake.message.settlementDate).dueAt };
};
