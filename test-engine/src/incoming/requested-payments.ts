import { isDirectDebit } from '@clearbench/contracts/sim-env/scheme';
import type { Draft } from '../answers/draft.ts';
import { incomingCreditTransfer, mirrored } from '../answers/incoming-credit-transfer.ts';
import { incomingDirectDebit } from '../answers/incoming-direct-debit.ts';
import { requestedSettlementDate } from '../checks/settlement-date.ts';
import { businessDateAfter, laterDate, openBusinessDate, today } from '../clearing/business-date.ts';
import { acceptanceTime } from '../clearing/due-times.ts';
import type { Intake } from '../clearing/intake.ts';
import { because } from '../clearing/reason.ts';

/** Business days between the presentation of a collection and its due date. */
const presentationDays = 1;

/** The settlement date of the delivered payments; the due date of a collection is kept if it is still possible. */
const settlementDate = (intake: Intake): string => {
  const { input } = intake;
  if (input.scheme === 'inst') return today(input.now);
  const open = openBusinessDate(input);
  if (!isDirectDebit(input.scheme)) return open;
  const first = businessDateAfter(input, open, presentationDays);
  return laterDate(requestedSettlementDate(intake) ?? first, first);
};

/** The payments of a text in the opposite direction; instant payments one by one. */
export const requestedPayments = (intake: Intake): readonly Draft[] => {
  const { input, message, references } = intake;
  const isDebit = isDirectDebit(input.scheme);
  const isInstant = input.scheme === 'inst';
  const [role, transactionRole] = isDebit ? (['DD', 'DDX'] as const) : (['CT', 'CTX'] as const);
  const acceptedAt = isInstant ? acceptanceTime(input.now, input.rbVersion) : undefined;
  const payments = message.payments.map((payment) =>
    mirrored(payment, references(transactionRole, payment.position), acceptedAt),
  );
  const write = isDebit ? incomingDirectDebit : incomingCreditTransfer;
  const date = settlementDate(intake);
  const parts = isInstant ? payments.map((payment) => [payment]) : [payments];
  return parts.map(
    (part, index): Draft => ({
      file: isDebit ? 'DNF' : 'SCF',
      messageId: references(role, index + 1),
      dueAt: input.now,
      reason: because('request', '', 'incomingPayment', { count: part.length }),
      document: (heading) => write(part, date, heading, intake),
    }),
  );
};
