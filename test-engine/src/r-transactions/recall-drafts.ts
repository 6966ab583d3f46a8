import type { Draft } from '../answers/draft.ts';
import { paymentReturn } from '../answers/payment-return.ts';
import { recallRefusal } from '../answers/recall-refusal.ts';
import { businessDateAfter, openBusinessDate } from '../clearing/business-date.ts';
import type { Intake } from '../clearing/intake.ts';
import { reasonOfMany } from '../clearing/reason.ts';
import { originalOf } from '../clearing/status-draft.ts';
import { batchesOf } from '../follow-ups/batches.ts';
import type { ParsedMessage, RTransaction } from '../message-parser/parsed-message.ts';
import type { RecallReply } from './recall-reply.ts';

/** A recall, the message with its original, and its answer. */
export type Replied<R extends RecallReply = RecallReply> = {
  readonly recall: RTransaction;
  readonly original: ParsedMessage | undefined;
  readonly reply: R;
};

type Yes = Replied<Extract<RecallReply, { type: 'yes' }>>;
type No = Replied<Extract<RecallReply, { type: 'no' }>> & {
  readonly transfer: Yes['reply']['result']['transfer'] | undefined;
};

const messageOf = (original: ParsedMessage | undefined, { originalMessageId, originalMessageName }: RTransaction) =>
  original === undefined
    ? {
        messageId: originalMessageId ?? 'NOTPROVIDED',
        messageType: originalMessageName ?? 'NOTPROVIDED',
        createdAt: undefined,
      }
    : originalOf(original);

/** Positive: one pacs.004 with FOCR for all with the same due time. */
export const positiveDrafts = (
  intake: Intake,
  agreed: readonly Yes[],
  dueAt: string,
  size?: number,
): readonly Draft[] => {
  const date = businessDateAfter(intake.input, openBusinessDate(intake.input), 1);
  return batchesOf(agreed, () => dueAt, size).map(({ number, items }) => {
    const lines = items.map(({ recall, original, reply }) => ({
      returnId: intake.references('RTX', recall.position),
      transfer: reply.result.transfer,
      original: messageOf(original, recall),
      originalDate: reply.result.transfer.settlementDate ?? date,
      code: 'FOCR',
      charges: reply.charges,
      ...(recall.ownId === undefined ? {} : { note: recall.ownId }),
    }));
    const [first, ...others] = items;
    return {
      file: 'SCF',
      messageId: intake.references('RT', number),
      dueAt,
      reason: reasonOfMany([first.reply.reason, ...others.map(({ reply }) => reply.reason)]),
      document: (heading) => paymentReturn(lines, date, heading, intake),
    };
  });
};

/** Negative: one camt.029 for all with the same due time. */
export const negativeDrafts = (
  intake: Intake,
  refused: readonly No[],
  dueAt: string,
  size?: number,
): readonly Draft[] =>
  batchesOf(refused, () => dueAt, size).map(({ number, items }) => {
    const lines = items.map(({ recall, original, reply, transfer }) => ({
      statusId: intake.references('RAX', recall.position),
      recall,
      original: messageOf(original, recall),
      transfer,
      code: reply.code,
    }));
    const [first, ...others] = items;
    return {
      file: 'SCF',
      messageId: intake.references('RA', number),
      dueAt,
      reason: reasonOfMany([first.reply.reason, ...others.map(({ reply }) => reply.reason)]),
      document: (heading) => recallRefusal(lines, heading, intake),
    };
  });
