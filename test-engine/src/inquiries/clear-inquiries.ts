import { delayedBy } from '../clearing/business-date.ts';
import { addSeconds } from '../clearing/due-times.ts';
import type { Intake } from '../clearing/intake.ts';
import { statusReportSeconds } from '../clearing/status-draft.ts';
import type { ClearingResult } from '../clearing-input.ts';
import { isInquiry } from '../message-parser/parsed-message.ts';
import { clearRTransactions, forwardedAt, type Replies } from '../r-transactions/clear-r-transactions.ts';
import { forwards, isForwarded } from '../r-transactions/forwards.ts';
import { type JudgedRTransaction, judgeRTransactions } from '../r-transactions/judge-r-transactions.ts';
import { repeatsOriginal } from '../r-transactions/original-checks.ts';
import { inquiryDrafts } from './inquiry-drafts.ts';
import { inquiryReply } from './inquiry-reply.ts';

const repliesOf = (intake: Intake, accepted: readonly JudgedRTransaction[]): Replies => {
  const { name, instructing } = intake.message;
  if (!isInquiry(name)) return { drafts: [], reasons: [] };
  const dueAt = addSeconds(delayedBy(intake.input, intake.input.now, { days: 1 }), statusReportSeconds);
  const answered = accepted.map(({ of, original, result, scripted }) => ({
    name,
    inquiry: of,
    asker: instructing,
    original: original?.message,
    transfer: result?.transfer,
    reply: inquiryReply(of, result, scripted),
  }));
  return { drafts: inquiryDrafts(intake, answered, dueAt), reasons: answered.map(({ reply }) => reply.reason) };
};

/** A camt.027 or camt.087 of the user: accepted, and answered by the other bank a business day later, or not at all. */
export const clearInquiries = (intake: Intake): ClearingResult => {
  // An inquiry does not change its payment, which can still be recalled or returned.
  const { acceptedReferences: _, ...result } = clearRTransactions(
    intake,
    judgeRTransactions(intake, [repeatsOriginal]),
    (accepted) => {
      const [toTesters, toBanks] = [accepted.filter(isForwarded), accepted.filter((one) => !isForwarded(one))];
      const { drafts, reasons } = repliesOf(intake, toBanks);
      return { drafts: [...drafts, ...forwards(intake, toTesters, { dueAt: forwardedAt(intake) })], reasons };
    },
  );
  return result;
};
