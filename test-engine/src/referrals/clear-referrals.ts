import type { EngineReason } from '@clearbench/contracts/transfer/clearing';
import { deliver } from '../answers/deliver.ts';
import type { Draft } from '../answers/draft.ts';
import { bulkStatusOf, verdictOf } from '../clearing/bulk-status.ts';
import { settlementOf } from '../clearing/business-date.ts';
import { type FileWide, fileWideOf } from '../clearing/file-wide.ts';
import type { Intake } from '../clearing/intake.ts';
import { reportTakes, statusDraft } from '../clearing/status-draft.ts';
import type { ClearingOutcome } from '../clearing-input.ts';
import type { JudgedReferral } from './judge-referrals.ts';
import { takenUpBy } from './taken-up.ts';

/** What else an R-message leads to, and why. */
export type Replies = {
  /** The replies say it all: no report on the R-message itself. */
  readonly isReport?: true;
  readonly drafts: readonly Draft[];
  readonly reasons: readonly EngineReason[];
};

export const noReplies: Replies = { drafts: [], reasons: [] };

const wideOf = (judged: readonly JudgedReferral[]): FileWide => {
  // Silence after a recall is the other bank's; the clearing itself still reports.
  const { silence: _, ...wide } = fileWideOf(judged);
  return wide;
};

/** An R-message whose file and bulk are in order: the status report and what `replies` adds for the accepted entries. */
export const clearReferrals = (
  intake: Intake,
  judged: readonly JudgedReferral[],
  replies: (accepted: readonly JudgedReferral[], wide: FileWide) => Replies,
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

/** An R-message that moves money: no replies, and a day on which what was accepted is booked. */
export const clearBooked = (intake: Intake, judged: readonly JudgedReferral[]): ClearingOutcome => {
  const outcome = clearReferrals(intake, judged, () => noReplies);
  if (outcome.verdict.counts.accepted === 0) return outcome;
  return { ...outcome, settlesAt: settlementOf(intake.input, intake.order.settlementDate).dueAt };
};
