import type { Draft } from '../answers/draft.ts';
import { addSeconds } from '../clearing/due-times.ts';
import type { Intake } from '../clearing/intake.ts';
import type { ClearingResult } from '../clearing-input.ts';
import { inquiryChaseDrafts, isInquiryChase } from '../inquiries/chase-inquiries.ts';
import { chaseReply } from './chase-reply.ts';
import { clearRTransactions, forwardedAt } from './clear-r-transactions.ts';
import { forwards, isForwarded } from './forwards.ts';
import { type JudgedRTransaction, judgeRTransactions } from './judge-r-transactions.ts';
import { type KnownOriginals, knownOriginals } from './known-originals.ts';
import { repeatsOriginal } from './original-checks.ts';
import { isAboutOwnMessage, type RTransactionCheck, rTransactionFault } from './r-transaction-check.ts';
import { negativeDrafts } from './recall-drafts.ts';
import { statusOfKnown, statusOfUnknown } from './status-of-original.ts';

const messageIsKnown: RTransactionCheck = ({ rTransaction, original }) => {
  if (original !== undefined || isAboutOwnMessage(rTransaction)) return undefined;
  return rTransactionFault('XT74', 'originalUnknown', rTransaction, {
    messageId: rTransaction.originalMessageId ?? '',
  });
};

/** XT75: the status of an instant payment can be requested once its time-out has passed. */
const isAfterTimeOut =
  (now: string): RTransactionCheck =>
  ({ rTransaction, original }) =>
    original?.timesOutAt === undefined || original.timesOutAt <= now
      ? undefined
      : rTransactionFault('XT75', 'statusRequestEarly', rTransaction, {
          messageId: rTransaction.originalMessageId ?? '',
          at: original.timesOutAt,
        });

const isChase = ({ of, original }: JudgedRTransaction): boolean =>
  original?.message.name === 'camt.056' && !isAboutOwnMessage(of);

/** Reminders about recalls: one camt.029 for all. */
const chaseDrafts = (
  intake: Intake,
  chases: readonly JudgedRTransaction[],
  originals: KnownOriginals,
): readonly Draft[] => {
  const refused = chases.map(({ of, original }) => {
    const recall = original?.rTransactionOf(of) ?? of;
    const recalled = originals.get(recall.originalMessageId ?? '');
    const result = recalled?.resultOf(recall);
    return { recall, original: recalled?.message, transfer: result?.transfer, reply: chaseReply(recall, result) };
  });
  return negativeDrafts(intake, refused, addSeconds(intake.input.now, 2));
};

/** Requests about payments: one pacs.002 for each message. */
const statusDrafts = (intake: Intake, requested: readonly JudgedRTransaction[]): readonly Draft[] => {
  const byMessage = [...Map.groupBy(requested, ({ of }) => of.originalMessageId).values()];
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

/** A pacs.028: asks for the status of a payment, or for the answer to a recall or an inquiry. */
export const clearStatusRequests = (intake: Intake): ClearingResult => {
  const isInstant = intake.input.scheme === 'inst';
  const originals = knownOriginals(intake);
  const checks = isInstant ? [isAfterTimeOut(intake.input.now)] : [messageIsKnown, repeatsOriginal];
  const judged = judgeRTransactions(intake, checks, originals);
  const { verdict, answers } = clearRTransactions(intake, judged, (accepted) => {
    const chases = accepted.filter((one) => isChase(one) || isInquiryChase(one));
    const toTesters = chases.filter(isForwarded);
    const toBanks = chases.filter((one) => !isForwarded(one));
    const recalls = chaseDrafts(intake, toBanks.filter(isChase), originals);
    const inquiries = inquiryChaseDrafts(intake, toBanks.filter(isInquiryChase), originals, recalls.length);
    const forwarded = forwards(intake, toTesters, { dueAt: forwardedAt(intake) });
    const statuses = statusDrafts(
      intake,
      accepted.filter((one) => !chases.includes(one)),
    );
    const drafts = [...recalls, ...inquiries, ...statuses];
    const reasons = drafts.map(({ reason }) => reason);
    const all = [...drafts, ...forwarded];
    // An instant clearing answers with the status alone.
    return isInstant && statuses.length > 0 ? { drafts: all, reasons, isReport: true } : { drafts: all, reasons };
  });
  return { verdict, answers };
};
