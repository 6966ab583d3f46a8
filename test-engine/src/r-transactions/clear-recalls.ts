import { delayedBy } from '../clearing/business-date.ts';
import { addSeconds } from '../clearing/due-times.ts';
import type { Intake } from '../clearing/intake.ts';
import { statusReportSeconds } from '../clearing/status-draft.ts';
import type { ClearingResult } from '../clearing-input.ts';
import { cancellationDrafts, cancelledBeforeSettlement, withCancellations } from './cancelled-before-settlement.ts';
import { clearRTransactions, forwardedAt, type Replies } from './clear-r-transactions.ts';
import { forwards, isForwarded } from './forwards.ts';
import { type JudgedRTransaction, judgeRTransactions } from './judge-r-transactions.ts';
import { isConfirmed, isFirstOnItsSubject, repeatsOriginal } from './original-checks.ts';
import { recallReasonFits } from './reason-checks.ts';
import { negativeDrafts, positiveDrafts } from './recall-drafts.ts';
import { type RecallReply, recallReply } from './recall-reply.ts';

const checks = [isFirstOnItsSubject, isConfirmed, repeatsOriginal, recallReasonFits];

type Answered = { readonly judged: JudgedRTransaction; readonly reply: RecallReply };

const repliesOf = (intake: Intake, accepted: readonly JudgedRTransaction[], size?: number): Replies => {
  const dueAt = addSeconds(delayedBy(intake.input, intake.input.now, { days: 1 }), statusReportSeconds);
  const answered: readonly Answered[] = accepted.map((judged) => ({
    judged,
    reply: recallReply(judged.of, judged.result, judged.scripted),
  }));
  const replied = answered.map(({ judged, reply }) => ({
    recall: judged.of,
    original: judged.original?.message,
    transfer: judged.result?.transfer,
    reply,
  }));
  const agreed = replied.flatMap(({ reply, ...rest }) => (reply.type === 'yes' ? [{ ...rest, reply }] : []));
  const refused = replied.flatMap(({ reply, ...rest }) => (reply.type === 'no' ? [{ ...rest, reply }] : []));
  return {
    drafts: [...positiveDrafts(intake, agreed, dueAt, size), ...negativeDrafts(intake, refused, dueAt, size)],
    reasons: answered.map(({ reply }) => reply.reason),
  };
};

/**
 * A camt.056 of the user: accepted, and forwarded to the tester who received the payment, or answered by the other side a
 * business day later, or not at all. A payment that has not settled is cancelled by the clearing, where its envelope profile
 * has a file for cancelled payments.
 */
export const clearRecalls = (intake: Intake): ClearingResult => {
  const judged = judgeRTransactions(intake, checks);
  const cancelled = cancelledBeforeSettlement(intake, judged);
  const dueAt = forwardedAt(intake);
  const { acceptedReferences, ...result } = clearRTransactions(intake, judged, (accepted, wide) => {
    const recalled = accepted.filter((one) => !cancelled.has(one));
    const [toTesters, toBanks] = [recalled.filter(isForwarded), recalled.filter((one) => !isForwarded(one))];
    const { drafts, reasons } = repliesOf(intake, toBanks, wide.split?.effect.size);
    const reports = accepted.length === 0 ? [] : cancellationDrafts(intake, cancelled, dueAt);
    return {
      drafts: [...reports, ...drafts, ...forwards(intake, toTesters, { dueAt })],
      reasons: [...reports.map(({ reason }) => reason), ...reasons],
    };
  });
  return acceptedReferences === undefined
    ? result
    : { ...result, acceptedReferences: withCancellations(acceptedReferences, cancelled) };
};
