import type { EngineReason } from '@clearbench/contracts/transfer/clearing';
import { deliver } from '../answers/deliver.ts';
import type { Draft } from '../answers/draft.ts';
import { bulkStatusOf, verdictOf } from '../clearing/bulk-status.ts';
import { settlementOf } from '../clearing/business-date.ts';
import { addSeconds } from '../clearing/due-times.ts';
import { type FileWide, fileWideOf } from '../clearing/file-wide.ts';
import type { Intake } from '../clearing/intake.ts';
import { statusDraft, statusReportSeconds } from '../clearing/status-draft.ts';
import type { ClearingResult } from '../clearing-input.ts';
import { acceptedReferencesIn } from './accepted-references.ts';
import { type ForwardingTime, forwards } from './forwards.ts';
import type { JudgedRTransaction } from './judge-r-transactions.ts';

/** The further answers to an R-message, with reasons. */
export type Replies = {
  /** The replies replace the report on the R-message. */
  readonly isReport?: true;
  readonly drafts: readonly Draft[];
  readonly reasons: readonly EngineReason[];
};

/** When an R-message without settlement is forwarded: after the report on it. */
export const forwardedAt = ({ input }: Intake): string => addSeconds(input.now, statusReportSeconds + 1);

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

/** An R-message without replies: it is forwarded to the testers whose transactions it is about. */
export const forwardOnly =
  (intake: Intake, time: ForwardingTime = { dueAt: forwardedAt(intake) }) =>
  (accepted: Parameters<typeof forwards>[1]): Replies => ({ drafts: forwards(intake, accepted, time), reasons: [] });

/** An R-message that moves money: no replies, a settlement of the accepted entries, and its forwarding after it. */
export const clearBooked = (intake: Intake, judged: readonly JudgedRTransaction[]): ClearingResult => {
  const { dueAt, date } = settlementOf(intake.input, intake.message.settlementDate);
  const time = { dueAt: addSeconds(dueAt, 1), settlementDate: date };
  const result = clearRTransactions(intake, judged, forwardOnly(intake, time));
  return result.verdict.counts.accepted === 0 ? result : { ...result, settlesAt: dueAt };
};
