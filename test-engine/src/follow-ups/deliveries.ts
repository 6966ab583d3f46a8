import type { Holder } from '@clearbench/contracts/sim-env/participants';
import { isDirectDebit } from '@clearbench/contracts/sim-env/scheme';
import type { Draft } from '../answers/draft.ts';
import { incomingCreditTransfer } from '../answers/incoming-credit-transfer.ts';
import { incomingDirectDebit } from '../answers/incoming-direct-debit.ts';
import { because } from '../clearing/reason.ts';
import type { Payment } from '../message-parser/parsed-message.ts';
import { inParts } from './batches.ts';
import type { FollowUpContext } from './follow-up-context.ts';
import { deliveredAt } from './incoming-transfers.ts';

type Delivery = { readonly recipient: Holder; readonly payments: readonly Payment[] };

/** The payments of each participant, in the order of the bulk; instant payments one by one. */
const deliveriesOf = ({ results, isCancelled, intake }: FollowUpContext): readonly Delivery[] => {
  const delivered = results.filter(({ transfer }) => !isCancelled(transfer));
  const byBank = Map.groupBy(delivered, ({ recipient }) => recipient?.bic);
  return [...byBank.values()].flatMap((those) => {
    const recipient = those[0]?.recipient;
    if (recipient === undefined) return [];
    const payments = those.map(({ transfer }) => transfer);
    const parts = intake.input.scheme === 'inst' ? inParts(payments, 1) : [payments];
    return parts.map((part) => ({ recipient, payments: part }));
  });
};

/** The accepted payments to participants, for the testers who act as them: the ids of the payments stay. */
export const deliveries = (context: FollowUpContext): readonly Draft[] => {
  const { intake, settlement } = context;
  const isDebit = isDirectDebit(intake.input.scheme);
  const made = isDebit ? incomingDirectDebit : incomingCreditTransfer;
  return deliveriesOf(context).map(
    ({ recipient, payments }, index): Draft => ({
      file: isDebit ? 'DNF' : 'SCF',
      messageId: intake.references('DL', index + 1),
      dueAt: intake.input.scheme === 'inst' ? intake.input.now : deliveredAt(context),
      reason: because('default', '', 'delivered', { count: payments.length, bic: recipient.bic }),
      recipient: { bic: recipient.bic, userId: recipient.userId },
      receiver: recipient.bic,
      sourceMessageId: intake.message.messageId,
      document: (heading) => made(payments, settlement.date, heading, intake),
    }),
  );
};
