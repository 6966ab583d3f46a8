import type { Draft } from '../answers/draft.ts';
import { type RecallLine, recall } from '../answers/recall.ts';
import { addDelay, addSeconds } from '../clearing/due-times.ts';
import { reasonOfMany } from '../clearing/reason.ts';
import { batchesOf } from './batches.ts';
import type { IncomingBulk } from './incoming-transfers.ts';
import type { Story } from './story.ts';

/** The other side recalls what it paid to the tester: one camt.056 for all that is due together. */
export const recalls = ({ intake, settlement, wide }: Story, bulks: readonly IncomingBulk[]): readonly Draft[] => {
  const wished = bulks.flatMap(({ dueAt, transfers }) =>
    transfers.flatMap(({ transfer, messageId, recall: wish }) =>
      wish === undefined ? [] : [{ transfer, messageId, wish, dueAt }],
    ),
  );
  const { secondsPerBusinessDay } = intake.input.clearing;
  // Never before the transfer it is about.
  const dueOf = ({ wish, dueAt }: (typeof wished)[number]) =>
    addSeconds(addDelay(dueAt, wish.effect.delay, secondsPerBusinessDay), 1);
  return batchesOf(wished, dueOf, wide.split?.effect.size).map(({ number, dueAt, items }) => {
    const lines = items.map(
      ({ transfer, messageId, wish }, index): RecallLine => ({
        cancellationId: intake.references('RCX', number, index + 1),
        transfer,
        original: { messageId, messageType: intake.dialect.versions['pacs.008'], createdAt: undefined },
        originalDate: settlement.date,
        code: wish.effect.code,
      }),
    );
    const [first, ...others] = items;
    return {
      file: 'SCF',
      messageId: intake.references('RC', number),
      dueAt,
      reason: reasonOfMany([first.wish.reason, ...others.map(({ wish }) => wish.reason)]),
      document: (heading) => recall(lines, heading, intake),
    };
  });
};
