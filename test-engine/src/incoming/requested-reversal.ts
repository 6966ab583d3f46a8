import type { Draft } from '../answers/draft.ts';
import { paymentReversal } from '../answers/payment-reversal.ts';
import { requestedSettlementDate } from '../checks/settlement-date.ts';
import { laterDate, openBusinessDate } from '../clearing/business-date.ts';
import type { Intake } from '../clearing/intake.ts';
import { because } from '../clearing/reason.ts';

/** The other bank reverses all collections of a received message; not before they have settled. */
export const requestedReversal = (intake: Intake, code: string): readonly Draft[] => {
  const { input, message, references, standard } = intake;
  const open = openBusinessDate(input);
  const originalDate = requestedSettlementDate(intake) ?? open;
  const original = {
    messageId: message.messageId ?? '',
    messageType: message.messageType ?? standard.versions['pacs.003'],
    createdAt: undefined,
  };
  const lines = message.payments.map((transfer) => ({
    reversalId: references('RVX', transfer.position),
    transfer,
    originalDate,
    code,
  }));
  const date = laterDate(originalDate, open);
  return [
    {
      file: 'SCF',
      messageId: references('RV', 1),
      dueAt: input.now,
      reason: because('request', '', 'incomingReversal', { code, count: lines.length }),
      document: (heading) => paymentReversal(lines, original, date, heading, intake),
    },
  ];
};
