import type { Draft } from '../answers/draft.ts';
import { inquiry } from '../answers/inquiry.ts';
import { businessDateAfter, delayedBy } from '../clearing/business-date.ts';
import { undoneIn } from '../clearing/cancelled-payments.ts';
import { addSeconds } from '../clearing/due-times.ts';
import type { FollowUpContext } from './follow-up-context.ts';
import type { IncomingBulk } from './incoming-transfers.ts';

/** Most inquiries about the payments of one message: each is a message of its own. */
export const mostInquiries = 100;

/** The other side inquires about its payments: a camt.027 or camt.087 for each. */
export const inquiries = (
  { intake, settlement }: FollowUpContext,
  bulks: readonly IncomingBulk[],
): readonly Draft[] => {
  const { input, references, standard } = intake;
  const wished = bulks.flatMap(({ messageId, dueAt, transfers }) => {
    const isUndone = undoneIn(input, messageId);
    return transfers.flatMap(({ transfer, inquiry: wish }) =>
      wish === undefined ? [] : [{ transfer, messageId, wish, dueAt, isUndone: isUndone(transfer) }],
    );
  });
  // Returned payments are removed last, so that all others keep their numbers and references.
  return wished.slice(0, mostInquiries).flatMap(({ transfer, messageId, wish, dueAt, isUndone }, index): Draft[] => {
    if (isUndone) return [];
    const about = {
      name: wish.effect.message,
      caseId: references('IQX', index + 1),
      transfer,
      original: { messageId, messageType: standard.versions['pacs.008'], createdAt: undefined },
      originalDate: settlement.date,
      wantedDate: businessDateAfter(input, settlement.date, -1),
    };
    return [
      {
        file: 'OQF',
        messageId: references('IQ', index + 1),
        dueAt: addSeconds(delayedBy(input, dueAt, wish.effect.delay), 1),
        reason: wish.reason,
        document: (heading) => inquiry(about, heading, intake),
      },
    ];
  });
};
