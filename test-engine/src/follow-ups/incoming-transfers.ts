import type { EngineReason } from '@clearbench/contracts/transfer/clearing';
import type { Draft } from '../answers/draft.ts';
import { incomingCreditTransfer, mirrored } from '../answers/incoming-credit-transfer.ts';
import { acceptanceTime, addSeconds } from '../clearing/due-times.ts';
import { reasonOfMany } from '../clearing/reason.ts';
import type { CreditTransfer } from '../order/order.ts';
import { effectOf, type Scripted } from '../scenarios/effect.ts';
import { inParts } from './batches.ts';
import type { Story } from './story.ts';

export type RecallWish = Extract<Scripted['effect'], { type: 'recall' | 'recallRequest' }>;

/** A credit transfer on its way to the tester, and whether it will be recalled. */
export type Incoming = {
  readonly transfer: CreditTransfer;
  readonly messageId: string;
  readonly reason: EngineReason;
  readonly recall: Scripted<RecallWish> | undefined;
};

export type IncomingBulk = {
  readonly messageId: string;
  readonly dueAt: string;
  readonly transfers: readonly Incoming[];
};

/** More copies than this are never made in one transfer of a file: then each comes once. */
const mostCopies = 100_000;

type Wish = {
  readonly transfer: CreditTransfer;
  readonly times: number;
  readonly reason: EngineReason;
  readonly recall: Incoming['recall'];
};

const wishesOf = ({ fates }: Story): readonly Wish[] =>
  fates.flatMap(({ transfer, scripted }): readonly Wish[] => {
    const mirror = effectOf(scripted, 'mirror');
    const recall = effectOf(scripted, 'recall') ?? effectOf(scripted, 'recallRequest');
    const reason = mirror?.reason ?? recall?.reason;
    return reason === undefined ? [] : [{ transfer, times: mirror?.effect.times ?? 1, reason, recall }];
  });

/** Transfers that come back, bundled: each instant payment alone, all others as the split asks. */
export const incomingBulks = (story: Story): readonly IncomingBulk[] => {
  const { intake, settlement, wide } = story;
  const { scheme, rbVersion } = intake.input;
  const wishes = wishesOf(story);
  const isTooMuch = wishes.reduce((sum, { times }) => sum + times, 0) > mostCopies;
  const dueAt = addSeconds(settlement.dueAt, 1);
  const acceptedAt = scheme === 'inst' ? acceptanceTime(dueAt, rbVersion) : undefined;
  const copies = wishes.flatMap(({ transfer, times, reason, recall }) =>
    Array.from({ length: isTooMuch ? 1 : times }, (_, copy) => ({
      transfer: mirrored(transfer, intake.references('CTX', transfer.position, copy + 1), acceptedAt),
      reason,
      recall,
    })),
  );
  return inParts(copies, scheme === 'inst' ? 1 : wide.split?.effect.size).map((part, index) => {
    const messageId = intake.references('CT', index + 1);
    return {
      messageId,
      dueAt,
      transfers: part.map(({ transfer, reason, recall }) => ({ transfer, reason, recall, messageId })),
    };
  });
};

export const incomingTransfers = ({ intake, settlement }: Story, bulks: readonly IncomingBulk[]): readonly Draft[] =>
  bulks.flatMap(({ messageId, dueAt, transfers }): readonly Draft[] => {
    const [first, ...others] = transfers;
    if (first === undefined) return [];
    return [
      {
        file: 'SCF',
        messageId,
        dueAt,
        reason: reasonOfMany([first.reason, ...others.map(({ reason }) => reason)]),
        document: (heading) =>
          incomingCreditTransfer(
            transfers.map(({ transfer }) => transfer),
            settlement.date,
            heading,
            intake,
          ),
      },
    ];
  });
