import { zero } from '@clearbench/iso20022/decimal';
import type { Draft } from '../answers/draft.ts';
import { paymentReturn, type ReturnLine } from '../answers/payment-return.ts';
import { businessDateAfter, delayedBy } from '../clearing/business-date.ts';
import { daysOf } from '../clearing/due-times.ts';
import { reasonOfMany } from '../clearing/reason.ts';
import { originalOf } from '../clearing/status-draft.ts';
import { effectOf } from '../scenarios/effect.ts';
import { batchesOf } from './batches.ts';
import type { FollowUpContext } from './follow-up-context.ts';

/**
 * The other side returns payments that it could not credit, or that its debtor wants back: one pacs.004 for all with
 * the same due time.
 */
export const returns = ({ intake, results, settlement, wide, isCancelled }: FollowUpContext): readonly Draft[] => {
  const wished = results.flatMap(({ transfer, scripted }) => {
    const effect = effectOf(scripted, 'return') ?? effectOf(scripted, 'refund');
    return effect === undefined ? [] : [{ transfer, wish: effect }];
  });
  const dueOf = ({ wish: effect }: (typeof wished)[number]) =>
    delayedBy(intake.input, settlement.dueAt, effect.effect.delay);
  // Cancelled payments are removed last, so that all others keep their numbers and references.
  return batchesOf(wished, dueOf, wide.split?.effect.size).flatMap(({ number, dueAt, items: all }) => {
    const items = all.filter(({ transfer }) => !isCancelled(transfer));
    const [first] = items;
    if (first === undefined) return [];
    const lines = items.map(
      ({ transfer, wish: effect }): ReturnLine => ({
        returnId: intake.references('RTX', transfer.position),
        transfer,
        original: originalOf(intake.message),
        originalDate: settlement.date,
        code: effect.effect.code,
        charges: zero,
      }),
    );
    const date = businessDateAfter(intake.input, settlement.date, daysOf(first.wish.effect.delay));
    const draft: Draft = {
      file: 'SCF',
      messageId: intake.references('RT', number),
      dueAt,
      reason: reasonOfMany([first.wish.reason, ...items.slice(1).map(({ wish: effect }) => effect.reason)]),
      document: (heading) => paymentReturn(lines, date, heading, intake),
    };
    return [draft];
  });
};
