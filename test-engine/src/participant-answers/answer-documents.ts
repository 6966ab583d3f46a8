import { zero } from '@clearbench/iso20022/decimal';
import type { Heading } from '../answers/draft.ts';
import { inquiryAnswer } from '../answers/inquiry-answer.ts';
import type { OriginalMessage } from '../answers/original-ids.ts';
import { paymentReject } from '../answers/payment-reject.ts';
import { paymentReturn } from '../answers/payment-return.ts';
import { recallRefusal } from '../answers/recall-refusal.ts';
import { statusReport } from '../answers/status-report.ts';
import type { XmlDocument } from '../answers/xml.ts';
import { laterDate, openBusinessDate, today } from '../clearing/business-date.ts';
import type { Intake } from '../clearing/intake.ts';
import { originalOf } from '../clearing/status-draft.ts';
import { isInquiry, type Payment, type RTransaction } from '../message-parser/parsed-message.ts';

/** A received message, the header of its answer, and the payments that it is about. */
export type Answering = {
  readonly intake: Intake;
  readonly heading: Heading;
  /** The payment of an entry of a recall or inquiry; undefined where it was not received. */
  readonly paymentOf: (entry: RTransaction) => Payment | undefined;
};

const dateOf = ({ input }: Intake): string => (input.scheme === 'inst' ? today(input.now) : openBusinessDate(input));

/** No payment is returned before its settlement. */
const returnDate = (payments: readonly Payment[], intake: Intake): string =>
  payments.reduce((date, { settlementDate = date }) => laterDate(date, settlementDate), dateOf(intake));

const originalDate = ({ settlementDate }: Payment, intake: Intake): string => settlementDate ?? dateOf(intake);

const originalOfEntry = ({ originalMessageId, originalMessageName }: RTransaction): OriginalMessage => ({
  messageId: originalMessageId ?? 'NOTPROVIDED',
  messageType: originalMessageName ?? 'NOTPROVIDED',
  createdAt: undefined,
});

/** A pacs.002 about an instant payment. */
export const confirmationOf = ({ intake, heading }: Answering, code?: string): XmlDocument => {
  const [of] = intake.message.payments;
  const status = code === undefined ? 'ACCP' : 'RJCT';
  const line = of && ({ statusId: intake.references('STX', 1), status, code, by: heading.from, of } as const);
  const original = originalOf(intake.message);
  return statusReport({ original, groupStatus: status, perStatus: [], lines: line ? [line] : [] }, heading, intake);
};

/** A pacs.002 that rejects all collections of a message. */
export const rejectOf = ({ intake, heading }: Answering, code: string): XmlDocument =>
  paymentReject({ original: originalOf(intake.message), payments: intake.message.payments, code }, heading, intake);

/** A pacs.004 that returns all payments of a message. */
export const returnOf = ({ intake, heading }: Answering, code: string): XmlDocument => {
  const lines = intake.message.payments.map((transfer) => ({
    returnId: intake.references('RTX', transfer.position),
    transfer,
    original: originalOf(intake.message),
    originalDate: originalDate(transfer, intake),
    code,
    charges: zero,
  }));
  return paymentReturn(lines, returnDate(intake.message.payments, intake), heading, intake);
};

/** A pacs.004 that returns the recalled payments; undefined where none was received. */
export const agreementTo = ({ intake, heading, paymentOf }: Answering): XmlDocument | undefined => {
  const lines = intake.message.rTransactions.flatMap((entry) => {
    const transfer = paymentOf(entry);
    if (transfer === undefined) return [];
    return [
      {
        returnId: intake.references('RTX', entry.position),
        transfer,
        original: originalOfEntry(entry),
        originalDate: originalDate(transfer, intake),
        code: 'FOCR',
        charges: zero,
        ...(entry.ownId === undefined ? {} : { note: entry.ownId }),
      },
    ];
  });
  const date = returnDate(
    lines.map(({ transfer }) => transfer),
    intake,
  );
  return lines.length === 0 ? undefined : paymentReturn(lines, date, heading, intake);
};

/** A camt.029 that refuses a recall. */
export const refusalOf = ({ intake, heading, paymentOf }: Answering, code: string): XmlDocument => {
  const lines = intake.message.rTransactions.map((recall) => ({
    statusId: intake.references('RAX', recall.position),
    recall,
    original: originalOfEntry(recall),
    transfer: paymentOf(recall),
    code,
  }));
  return recallRefusal(lines, heading, intake);
};

/** A camt.029 that answers an inquiry. */
export const inquiryReplyTo = ({ intake, heading, paymentOf }: Answering, code?: string): XmlDocument | undefined => {
  const { name, rTransactions, instructing } = intake.message;
  const [inquiry] = rTransactions;
  if (inquiry === undefined || !isInquiry(name)) return undefined;
  const line = {
    name,
    inquiry,
    asker: instructing,
    statusId: intake.references('RAX', 1),
    original: originalOfEntry(inquiry),
    transfer: paymentOf(inquiry),
  };
  return inquiryAnswer(code === undefined ? line : { ...line, refusal: code }, heading, intake);
};
