import { isDirectDebit } from '@clearbench/contracts/sim-env/scheme';
import type { EngineReason } from '@clearbench/contracts/transfer/clearing';
import type { Draft } from '../answers/draft.ts';
import { incomingCreditTransfer, mirrored } from '../answers/incoming-credit-transfer.ts';
import { incomingDirectDebit } from '../answers/incoming-direct-debit.ts';
import { acceptanceTime, addSeconds } from '../clearing/due-times.ts';
import { reasonOfMany } from '../clearing/reason.ts';
import { statusReportSeconds } from '../clearing/status-draft.ts';
import type { Payment } from '../message-parser/parsed-message.ts';
import { effectOf, type Scripted } from '../scenarios/effect.ts';
import { inParts } from './batches.ts';
import type { FollowUpContext } from './follow-up-context.ts';

export type RecallEffect = Extract<Scripted['effect'], { type: 'recall' | 'recallRequest' }>;
export type InquiryEffect = Extract<Scripted['effect'], { type: 'inquiry' }>;
export type ReversalEffect = Extract<Scripted['effect'], { type: 'reversal' }>;

/** A payment for the user, and whether it will be recalled, inquired about or reversed. */
export type Incoming = {
  readonly transfer: Payment;
  readonly messageId: string;
  readonly reason: EngineReason;
  readonly recall: Scripted<RecallEffect> | undefined;
  readonly inquiry: Scripted<InquiryEffect> | undefined;
  readonly reversal: Scripted<ReversalEffect> | undefined;
};

export type IncomingBulk = {
  readonly messageId: string;
  readonly dueAt: string;
  readonly transfers: readonly Incoming[];
};

/** Most copies in one transfer of a file; above it each payment is sent once. */
const mostCopies = 100_000;

type RequestedTransfer = {
  readonly transfer: Payment;
  readonly times: number;
  readonly reason: EngineReason;
} & Pick<Incoming, 'recall' | 'inquiry' | 'reversal'>;

const requestedTransfers = ({ results }: FollowUpContext): readonly RequestedTransfer[] =>
  results.flatMap(({ transfer, scripted }): readonly RequestedTransfer[] => {
    const mirror = effectOf(scripted, 'mirror');
    const recall = effectOf(scripted, 'recall') ?? effectOf(scripted, 'recallRequest');
    const inquiry = effectOf(scripted, 'inquiry');
    const reversal = effectOf(scripted, 'reversal');
    const reason = mirror?.reason ?? recall?.reason ?? inquiry?.reason ?? reversal?.reason;
    const times = mirror?.effect.times ?? 1;
    return reason === undefined ? [] : [{ transfer, times, reason, recall, inquiry, reversal }];
  });

/**
 * A credit transfer is delivered when it is booked; a collection when it is checked, because it must arrive before its
 * due date.
 */
export const deliveredAt = ({ intake: { input }, settlement }: FollowUpContext): string =>
  isDirectDebit(input.scheme) ? addSeconds(input.now, statusReportSeconds + 1) : addSeconds(settlement.dueAt, 1);

/** Bulks of mirrored payments: instant payments one by one, others in the requested size. */
export const incomingBulks = (context: FollowUpContext): readonly IncomingBulk[] => {
  const { intake, wide } = context;
  const { scheme, rbVersion } = intake.input;
  const [role, transactionRole] = isDirectDebit(scheme) ? (['DD', 'DDX'] as const) : (['CT', 'CTX'] as const);
  const requested = requestedTransfers(context);
  const isTooMuch = requested.reduce((sum, { times }) => sum + times, 0) > mostCopies;
  const dueAt = deliveredAt(context);
  const acceptedAt = scheme === 'inst' ? acceptanceTime(dueAt, rbVersion) : undefined;
  const copies = requested.flatMap(({ transfer, times, ...effects }) =>
    Array.from({ length: isTooMuch ? 1 : times }, (_, copy) => ({
      transfer: mirrored(transfer, intake.references(transactionRole, transfer.position, copy + 1), acceptedAt),
      ...effects,
    })),
  );
  return inParts(copies, scheme === 'inst' ? 1 : wide.split?.effect.size).map((part, index) => {
    const messageId = intake.references(role, index + 1);
    return {
      messageId,
      dueAt,
      transfers: part.map((incoming) => ({ ...incoming, messageId })),
    };
  });
};

export const incomingTransfers = (
  { intake, settlement }: FollowUpContext,
  bulks: readonly IncomingBulk[],
): readonly Draft[] =>
  bulks.flatMap(({ messageId, dueAt, transfers }): readonly Draft[] => {
    const made = isDirectDebit(intake.input.scheme) ? incomingDirectDebit : incomingCreditTransfer;
    const [first, ...others] = transfers;
    if (first === undefined) return [];
    return [
      {
        file: isDirectDebit(intake.input.scheme) ? 'DNF' : 'SCF',
        messageId,
        dueAt,
        reason: reasonOfMany([first.reason, ...others.map(({ reason }) => reason)]),
        document: (heading) =>
          made(
            transfers.map(({ transfer }) => transfer),
            settlement.date,
            heading,
            intake,
          ),
      },
    ];
  });
