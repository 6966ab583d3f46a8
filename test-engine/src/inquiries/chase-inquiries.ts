import type { Draft } from '../answers/draft.ts';
import { addSeconds } from '../clearing/due-times.ts';
import type { Intake } from '../clearing/intake.ts';
import { because } from '../clearing/reason.ts';
import { isInquiry, type RTransaction } from '../message-parser/parsed-message.ts';
import type { JudgedRTransaction } from '../r-transactions/judge-r-transactions.ts';
import type { KnownOriginal, KnownOriginals } from '../r-transactions/known-originals.ts';
import { isAboutOwnMessage } from '../r-transactions/r-transaction-check.ts';
import { requestedBy } from '../r-transactions/requested-effects.ts';
import { centsOf, effectOfCents } from '../scenarios/magic-cents.ts';
import { ownRulesFor } from '../scenarios/own-rules.ts';
import { type AnsweredInquiry, inquiryDrafts } from './inquiry-drafts.ts';
import { type InquiryReply, inquiryReply, usualCode } from './inquiry-reply.ts';

/** Seconds until the answer to a reminder. */
const answerSeconds = 2;

/** A status request can ask for the answer to an inquiry. */
export const isInquiryChase = ({ of, original }: JudgedRTransaction): boolean =>
  isInquiry(original?.message.name) && !isAboutOwnMessage(of);

const yes = ({ ownId }: RTransaction): InquiryReply => ({
  type: 'yes',
  reason: because('default', 'pacs.028', 'inquiryAskedAgain', {}, ownId),
});

/** Without the payment the cents in the inquiry select the answer. */
const byCents = (inquiry: RTransaction, { input: { clearing, scheme } }: Intake): InquiryReply => {
  const cents = centsOf(inquiry.originalAmount);
  const effect = clearing.magicCents ? effectOfCents(cents, scheme) : undefined;
  if (effect?.type !== 'recallNo') return yes(inquiry);
  const reason = because('magicCents', cents, 'inquiryNo', { code: usualCode }, inquiry.ownId);
  return { type: 'no', code: usualCode, reason };
};

const replyTo = (
  inquiry: RTransaction,
  { message, scenario }: KnownOriginal,
  intake: Intake,
  originals: KnownOriginals,
): InquiryReply => {
  const paid = originals.get(inquiry.originalMessageId ?? '');
  if (paid === undefined) return byCents(inquiry, intake);
  const own = ownRulesFor(scenario, message, intake.input);
  const reply = inquiryReply(inquiry, paid.resultOf(inquiry), requestedBy(inquiry, own).scripted);
  // After a reminder a silent bank answers.
  return reply.type === 'silence' ? yes(inquiry) : reply;
};

const answered = (
  { original }: JudgedRTransaction,
  intake: Intake,
  originals: KnownOriginals,
): readonly AnsweredInquiry[] => {
  const message = original?.message;
  const [inquiry] = message?.rTransactions ?? [];
  const name = message?.name;
  if (original === undefined || inquiry === undefined || !isInquiry(name)) return [];
  const paid = originals.get(inquiry.originalMessageId ?? '');
  const reply = replyTo(inquiry, original, intake, originals);
  const transfer = paid?.resultOf(inquiry)?.transfer;
  return [{ name, inquiry, asker: message?.instructing, original: paid?.message, transfer, reply }];
};

/** One camt.029 for each inquiry with a reminder; `before` messages are already answered. */
export const inquiryChaseDrafts = (
  intake: Intake,
  chases: readonly JudgedRTransaction[],
  originals: KnownOriginals,
  before: number,
): readonly Draft[] =>
  inquiryDrafts(
    intake,
    chases.flatMap((chase) => answered(chase, intake, originals)),
    addSeconds(intake.input.now, answerSeconds),
    before,
  );
