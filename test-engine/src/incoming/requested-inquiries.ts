import type { Draft } from '../answers/draft.ts';
import { inquiry } from '../answers/inquiry.ts';
import { requestedSettlementDate } from '../checks/settlement-date.ts';
import { businessDateAfter, openBusinessDate } from '../clearing/business-date.ts';
import type { Intake } from '../clearing/intake.ts';
import { because } from '../clearing/reason.ts';
import type { InquiryName } from '../message-parser/parsed-message.ts';

/** The other bank inquires about each payment of a received message. */
export const requestedInquiries = (intake: Intake, name: InquiryName): readonly Draft[] => {
  const { input, message, references, standard } = intake;
  const { messageId = '', messageType = standard.versions['pacs.008'] } = message;
  const originalDate = requestedSettlementDate(intake) ?? openBusinessDate(input);
  const wantedDate = businessDateAfter(input, originalDate, -1);
  return message.payments.map((transfer, index): Draft => {
    const original = { messageId, messageType, createdAt: undefined };
    const caseId = references('IQX', index + 1);
    const about = { name, caseId, transfer, original, originalDate, wantedDate };
    return {
      file: 'OQF',
      messageId: references('IQ', index + 1),
      dueAt: input.now,
      reason: because('request', '', 'incomingInquiry', { message: name }),
      document: (heading) => inquiry(about, heading, intake),
    };
  });
};
