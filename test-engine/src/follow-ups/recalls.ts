import { isDirectDebit } from '@clearbench/contracts/sim-env/scheme';
import type { Draft } from '../answers/draft.ts';
import { type RecallLine, recall } from '../answers/recall.ts';
import { delayedBy } from '../clearing/business-date.ts';
import { undoneIn } from '../clearing/cancelled-payments.ts';
import { addSeconds } from '../clearing/due-times.ts';
import { reasonOfMany } from '../clearing/reason.ts';
import { batchesOf } from './batches.ts';
import type { FollowUpContext } from './follow-up-context.ts';
import type { IncomingBulk } from './incoming-transfers.ts';

const earlier = (a: string, b: string): string => (a < b ? a : b);

/** The other side recalls its payments, or cancels its collections: one camt.056 for all with the same due time. */
export const recalls = (
  { intake, settlement, wide }: FollowUpContext,
  bulks: readonly IncomingBulk[],
): readonly Draft[] => {
  const wished = bulks.flatMap(({ messageId, dueAt, transfers }) => {
    const isUndone = undoneIn(intake.input, messageId);
    return transfers.flatMap(({ transfer, recall: effect }) =>
      effect === undefined ? [] : [{ transfer, messageId, wish: effect, dueAt, isUndone: isUndone(transfer) }],
    );
  });
  const isDebit = isDirectDebit(intake.input.scheme);
  // Not before the payment itself; a collection is cancelled before it settles.
  const dueOf = ({ wish: effect, dueAt }: (typeof wished)[number]) => {
    const after = addSeconds(delayedBy(intake.input, dueAt, effect.effect.delay), 1);
    return isDebit ? earlier(after, addSeconds(settlement.dueAt, -1)) : after;
  };
  // Returned payments are removed last, so that all others keep their numbers and references.
  return batchesOf(wished, dueOf, wide.split?.effect.size).flatMap(
    ({ number, dueAt, items: all }): readonly Draft[] => {
      const items = all.filter(({ isUndone }) => !isUndone);
      const [first, ...others] = items;
      if (first === undefined) return [];
      const lines = items.map(
        ({ transfer, messageId, wish: effect }, index): RecallLine => ({
          cancellationId: intake.references('RCX', number, index + 1),
          transfer,
          original: {
            messageId,
            messageType: intake.standard.versions[isDebit ? 'pacs.003' : 'pacs.008'],
            createdAt: undefined,
          },
          originalDate: settlement.date,
          code: effect.effect.code,
        }),
      );
      return [
        {
          file: isDebit ? 'DNF' : 'SCF',
          messageId: intake.references('RC', number),
          dueAt,
          reason: reasonOfMany([first.wish.reason, ...others.map(({ wish: effect }) => effect.reason)]),
          document: (heading) => recall(lines, heading, intake),
        },
      ];
    },
  );
};
