import { isDirectDebit } from '@clearbench/contracts/sim-env/scheme';
import type { Draft } from '../answers/draft.ts';
import { recall } from '../answers/recall.ts';
import { requestedSettlementDate } from '../checks/settlement-date.ts';
import { openBusinessDate } from '../clearing/business-date.ts';
import type { Intake } from '../clearing/intake.ts';
import { because } from '../clearing/reason.ts';

/** The other bank recalls all payments of a received message, or cancels its collections. */
export const requestedRecall = (intake: Intake, code: string): readonly Draft[] => {
  const { input, message, references, standard } = intake;
  const isDebit = isDirectDebit(input.scheme);
  const original = {
    messageId: message.messageId ?? '',
    messageType: message.messageType ?? standard.versions[isDebit ? 'pacs.003' : 'pacs.008'],
    createdAt: undefined,
  };
  const originalDate = requestedSettlementDate(intake) ?? openBusinessDate(input);
  const lines = message.payments.map((transfer) => ({
    cancellationId: references('RCX', transfer.position),
    transfer,
    original,
    originalDate,
    code,
  }));
  return [
    {
      file: isDebit ? 'DNF' : 'SCF',
      messageId: references('RC', 1),
      dueAt: input.now,
      reason: because('request', '', 'incomingRecall', { code, count: lines.length }),
      document: (heading) => recall(lines, heading, intake),
    },
  ];
};
