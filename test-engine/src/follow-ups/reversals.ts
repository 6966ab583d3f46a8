import type { Draft } from '../answers/draft.ts';
import { paymentReversal, type ReversalLine } from '../answers/payment-reversal.ts';
import { businessDateAfter } from '../clearing/business-date.ts';
import { addDelay, addSeconds, daysOf } from '../clearing/due-times.ts';
import { reasonOfMany } from '../clearing/reason.ts';
import { undoneIn } from '../clearing/undone.ts';
import type { IncomingBulk } from './incoming-transfers.ts';
import type { Story } from './story.ts';

const ofBulk = (
  { intake, settlement }: Story,
  { messageId, transfers }: IncomingBulk,
  bulk: number,
): readonly Draft[] => {
  const wished = transfers.flatMap(({ transfer, reversal: wish }) => (wish === undefined ? [] : [{ transfer, wish }]));
  const { secondsPerBusinessDay } = intake.input.clearing;
  const byDelay = Map.groupBy(wished, ({ wish }) =>
    addSeconds(addDelay(settlement.dueAt, wish.effect.delay, secondsPerBusinessDay), 1),
  );
  const isUndone = undoneIn(intake.input, messageId);
  // What was sent back is left out at the end, so that all else keeps its place and its references.
  return [...byDelay].flatMap(([dueAt, all], batch): readonly Draft[] => {
    const [first, ...others] = all.filter(({ transfer }) => !isUndone(transfer));
    if (first === undefined) return [];
    const lines = [first, ...others].map(
      ({ transfer, wish }, index): ReversalLine => ({
        reversalId: intake.references('RVX', bulk, batch + 1, index + 1),
        transfer,
        originalDate: settlement.date,
        code: wish.effect.code,
      }),
    );
    const original = { messageId, messageType: intake.dialect.versions['pacs.003'], createdAt: undefined };
    const date = businessDateAfter(intake.input, settlement.date, daysOf(first.wish.effect.delay));
    return [
      {
        file: 'SCF',
        messageId: intake.references('RV', bulk, batch + 1),
        dueAt,
        reason: reasonOfMany([first.wish.reason, ...others.map(({ wish }) => wish.reason)]),
        document: (heading) => paymentReversal(lines, original, date, heading, intake),
      },
    ];
  });
};

/** The other side gives back what it collected from the tester's customer: a pacs.007 for each bulk and moment. */
export const reversals = (story: Story, bulks: readonly IncomingBulk[]): readonly Draft[] =>
  bulks.flatMap((bulk, index) => ofBulk(story, bulk, index + 1));
