import type { Draft } from '../answers/draft.ts';
import { addSeconds } from '../clearing/due-times.ts';
import type { Intake } from '../clearing/intake.ts';
import type { ClearingOutcome } from '../clearing-input.ts';
import { inquiryChaseDrafts, isInquiryChase } from '../inquiries/chase-inquiries.ts';
import { chaseReply } from './chase-reply.ts';
import { clearReferrals } from './clear-referrals.ts';
import { type JudgedReferral, judgeReferrals } from './judge-referrals.ts';
import { type KnownOriginals, knownOriginals } from './known-originals.ts';
import { negativeDrafts } from './recall-drafts.ts';
import { isAboutOwnMessage, type ReferralCheck, referralFault } from './referral-check.ts';
import { statusOfKnown, statusOfUnknown } from './status-of-original.ts';

const messageIsKnown: ReferralCheck = ({ referral, original }) => {
  if (original !== undefined || isAboutOwnMessage(referral)) return undefined;
  return referralFault('XT74', 'originalUnknown', referral, { messageId: referral.originalMessageId ?? '' });
};

const isChase = ({ of, original }: JudgedReferral): boolean =>
  original?.order.name === 'camt.056' && !isAboutOwnMessage(of);

/** Asked again about recalls: one camt.029 for all. */
const chaseDrafts = (
  intake: Intake,
  chases: readonly JudgedReferral[],
  originals: KnownOriginals,
): readonly Draft[] => {
  const refused = chases.map(({ of, original }) => {
    const recall = original?.referralOf(of) ?? of;
    const recalled = originals.get(recall.originalMessageId ?? '');
    const fate = recalled?.fateOf(recall);
    return { recall, original: recalled?.order, transfer: fate?.transfer, reply: chaseReply(recall, fate) };
  });
  return negativeDrafts(intake, refused, addSeconds(intake.input.now, 2));
};

/** Asked about payments: one pacs.002 for each message. */
const statusDrafts = (intake: Intake, asked: readonly JudgedReferral[]): readonly Draft[] => {
  const byMessage = [...Map.groupBy(asked, ({ of }) => of.originalMessageId).values()];
  return byMessage.flatMap((group, index): readonly Draft[] => {
    const number = index + 2;
    const [first] = group;
    if (first === undefined || isAboutOwnMessage(first.of)) return [];
    const { original } = first;
    return [
      original === undefined ? statusOfUnknown(intake, number, first) : statusOfKnown(intake, number, original, group),
    ];
  });
};

/** A pacs.028: what became of a payment, or where the answer to a recall or an inquiry is. */
export const clearStatusRequests = (intake: Intake): ClearingOutcome => {
  const isInstant = intake.input.scheme === 'inst';
  const originals = knownOriginals(intake);
  const judged = judgeReferrals(intake, isInstant ? [] : [messageIsKnown], originals);
  const { verdict, answers } = clearReferrals(intake, judged, (accepted) => {
    const recalls = chaseDrafts(intake, accepted.filter(isChase), originals);
    const inquiries = inquiryChaseDrafts(intake, accepted.filter(isInquiryChase), originals, recalls.length);
    const statuses = statusDrafts(
      intake,
      accepted.filter((one) => !isChase(one) && !isInquiryChase(one)),
    );
    const drafts = [...recalls, ...inquiries, ...statuses];
    const reasons = drafts.map(({ reason }) => reason);
    // An instant clearing answers with the status alone.
    return isInstant && statuses.length > 0 ? { drafts, reasons, isReport: true } : { drafts, reasons };
  });
  return { verdict, answers };
};
