import type { Draft } from '../answers/draft.ts';
import { paymentReversal, type ReversalLine } from '../answers/payment-reversal.ts';
import { businessDateAfter, delayedBy } from '../clearing/business-date.ts';
import { undoneIn } from '../clearing/cancelled-payments.ts';
import { addSeconds, daysOf } from '../clearing/due-times.ts';
import { reasonOfMany } from '../clearing/reason.ts';
import type { FollowUpContext } from './follow-up-context.ts';
import type { IncomingBulk } from './incoming-transfers.ts';

const ofBulk = (
  { intake, settlement }: FollowUpContext,
  { messageId, transfers }: IncomingBulk,
  bulk: number,
): readonly Draft[] => {
  const wished = transfers.flatMap(({ transfer, reversal: effect }) =>
    effect === undefined ? [] : [{ transfer, wish: effect }],
  );
  const byDelay = Map.groupBy(wished, ({ wish: effect }) =>
    addSeconds(delayedBy(intake.input, settlement.dueAt, effect.effect.delay), 1),
  );
  const isUndone = undoneIn(intake.input, messageId);
  // Returned payments are removed last, so that all others keep their numbers and references.
  return [...byDelay].flatMap(([dueAt, all], batch): readonly Draft[] => {
    const [first, ...others] = all.filter(({ transfer }) => !isUndone(transfer));
    if (first === undefined) return [];
    const lines = [first, ...others].map(
      ({ transfer, wish: effect }, index): ReversalLine => ({
        reversalId: intake.references('RVX', bulk, batch + 1, index + 1),
        transfer,
        originalDate: settlement.date,
        code: effect.effect.code,
      }),
    );
    const original = { messageId, messageType: intake.standard.versions['pacs.003'], createdAt: undefined };
    const date = businessDateAfter(intake.input, settlement.date, daysOf(first.wish.effect.delay));
    return [
      {
        file: 'SCF',
        messageId: intake.references('RV', bulk, batch + 1),
        dueAt,
        reason: reasonOfMany([first.wish.reason, ...others.map(({ wish: effect }) => effect.reason)]),
        document: (heading) => paymentReversal(lines, original, date, heading, intake),
      },
    ];
  });
};

/** The other side reverses its collections: a pacs.007 for each bulk and due time. */
export const reversals = (context: FollowUpContext, bulks: readonly IncomingBulk[]): readonly Draft[] =>
  bulks.flatMap((bulk, index) => ofBulk(context, bulk, index + 1));
