import { addDelay, addSeconds } from '../clearing/due-times.ts';
import type { Intake } from '../clearing/intake.ts';
import { reportTakes } from '../clearing/status-draft.ts';
import type { ClearingOutcome } from '../clearing-input.ts';
import { isInquiry } from '../order/order.ts';
import { clearReferrals, type Replies } from '../referrals/clear-referrals.ts';
import { type JudgedReferral, judgeReferrals } from '../referrals/judge-referrals.ts';
import { repeatsOriginal } from '../referrals/original-checks.ts';
import { inquiryDrafts } from './inquiry-drafts.ts';
import { inquiryReply } from './inquiry-reply.ts';

const repliesOf = (intake: Intake, accepted: readonly JudgedReferral[]): Replies => {
  const { now, clearing } = intake.input;
  const { name, instructing } = intake.order;
  if (!isInquiry(name)) return { drafts: [], reasons: [] };
  const dueAt = addSeconds(addDelay(now, { days: 1 }, clearing.secondsPerBusinessDay), reportTakes);
  const answered = accepted.map(({ of, original, fate, scripted }) => ({
    name,
    inquiry: of,
    asker: instructing,
    original: original?.order,
    transfer: fate?.transfer,
    reply: inquiryReply(of, fate, scripted),
  }));
  return { drafts: inquiryDrafts(intake, answered, dueAt), reasons: answered.map(({ reply }) => reply.reason) };
};

/** A camt.027 or camt.087 of the tester: taken in, and answered by the other bank a business day later, or not at all. */
export const clearInquiries = (intake: Intake): ClearingOutcome => {
  // Who asks after a payment has not done anything to it: it can still be recalled or returned.
  const { takenUp: _, ...outcome } = clearReferrals(intake, judgeReferrals(intake, [repeatsOriginal]), (accepted) =>
    repliesOf(intake, accepted),
  );
  return outcome;
};
