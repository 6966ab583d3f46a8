import type { Draft } from '../answers/draft.ts';
import { addSeconds } from '../clearing/due-times.ts';
import type { Intake } from '../clearing/intake.ts';
import { because } from '../clearing/reason.ts';
import { isInquiry, type Referral } from '../order/order.ts';
import type { JudgedReferral } from '../referrals/judge-referrals.ts';
import type { KnownOriginals } from '../referrals/known-originals.ts';
import { isAboutOwnMessage } from '../referrals/referral-check.ts';
import { readCommands } from '../scenarios/commands.ts';
import { centsOf, effectOfCents } from '../scenarios/magic-cents.ts';
import { type AnsweredInquiry, inquiryDrafts } from './inquiry-drafts.ts';
import { type InquiryReply, inquiryReply, usualCode } from './inquiry-reply.ts';

/** Seconds until a bank answers that is asked a second time. */
const answerTakes = 2;

/** A status request may ask where the answer to an inquiry is. */
export const isInquiryChase = ({ of, original }: JudgedReferral): boolean =>
  isInquiry(original?.order.name) && !isAboutOwnMessage(of);

const yes = ({ ownId }: Referral): InquiryReply => ({
  type: 'yes',
  reason: because('default', 'pacs.028', 'inquiryAskedAgain', {}, ownId),
});

/** As long as the payment is out of sight, the cents in the inquiry tell what the answer is. */
const byCents = (inquiry: Referral, { input: { clearing, scheme } }: Intake): InquiryReply => {
  const cents = centsOf(inquiry.originalAmount);
  const effect = clearing.magicCents ? effectOfCents(cents, scheme) : undefined;
  if (effect?.type !== 'recallNo') return yes(inquiry);
  const reason = because('magicCents', cents, 'inquiryNo', { code: usualCode }, inquiry.ownId);
  return { type: 'no', code: usualCode, reason };
};

const replyTo = (inquiry: Referral, intake: Intake, originals: KnownOriginals): InquiryReply => {
  const paid = originals.get(inquiry.originalMessageId ?? '');
  if (paid === undefined) return byCents(inquiry, intake);
  const reply = inquiryReply(inquiry, paid.fateOf(inquiry), readCommands(inquiry.note ?? '').scripted);
  // Asked again, the bank that was silent speaks.
  return reply.type === 'silence' ? yes(inquiry) : reply;
};

const answered = (
  { original }: JudgedReferral,
  intake: Intake,
  originals: KnownOriginals,
): readonly AnsweredInquiry[] => {
  const order = original?.order;
  const [inquiry] = order?.referrals ?? [];
  const name = order?.name;
  if (inquiry === undefined || !isInquiry(name)) return [];
  const paid = originals.get(inquiry.originalMessageId ?? '');
  const reply = replyTo(inquiry, intake, originals);
  const transfer = paid?.fateOf(inquiry)?.transfer;
  return [{ name, inquiry, asker: order?.instructing, original: paid?.order, transfer, reply }];
};

/** One camt.029 for each inquiry that is asked about again; `before` messages are answered already. */
export const inquiryChaseDrafts = (
  intake: Intake,
  chases: readonly JudgedReferral[],
  originals: KnownOriginals,
  before: number,
): readonly Draft[] =>
  inquiryDrafts(
    intake,
    chases.flatMap((chase) => answered(chase, intake, originals)),
    addSeconds(intake.input.now, answerTakes),
    before,
  );
