import { sumDecimals, zero } from '@clearbench/iso20022/decimal';
import type { Intake } from '../clearing/intake.ts';
import type { Payment } from '../message-parser/parsed-message.ts';
import type { Heading } from './draft.ts';
import { agent, amount, leaf } from './elements.ts';
import { insideSubset } from './inside-subset.ts';
import {
  accountOf,
  party,
  paymentTypeOf,
  remittance,
  settlementInformation,
  ultimateParty,
} from './original-reference.ts';
import { named, payer } from './payer.ts';
import type { Part, XmlDocument } from './xml.ts';

/**
 * The same payment in the opposite direction with references of the clearing: the user's customer is now the creditor
 * or, in a direct debit, the debtor.
 */
export const mirrored = (transfer: Payment, transactionId: string, acceptedAt: string | undefined): Payment => ({
  ...transfer,
  instructionId: undefined,
  endToEndId: transactionId,
  transactionId,
  uetr: undefined,
  acceptedAt,
  debtor: transfer.creditor,
  creditor: transfer.debtor,
  ...(transfer.further
    ? { further: { ...transfer.further, debtor: transfer.further.creditor, creditor: transfer.further.debtor } }
    : {}),
  ...(transfer.collection ? { collection: { ...transfer.collection, mandateId: transactionId } } : {}),
});

const transferPart = (transfer: Payment, hasOwnType: boolean, intake: Intake): Part => {
  const { standard, input } = intake;
  const { debtor, creditor, further } = transfer;
  const part: Exclude<Part, undefined> = [
    'CdtTrfTxInf',
    [
      ['PmtId', [leaf('EndToEndId', transfer.endToEndId), leaf('TxId', transfer.transactionId)]],
      hasOwnType ? paymentTypeOf(transfer, input.scheme) : undefined,
      amount('IntrBkSttlmAmt', transfer.amount?.text),
      leaf('AccptncDtTm', transfer.acceptedAt),
      ['ChrgBr', 'SLEV'],
      ultimateParty('UltmtDbtr', further?.debtor),
      payer(transfer, intake),
      accountOf('DbtrAcct', debtor, further?.debtor),
      agent('DbtrAgt', standard, debtor.bic),
      agent('CdtrAgt', standard, creditor.bic),
      party('Cdtr', named(creditor), further?.creditor),
      accountOf('CdtrAcct', creditor, further?.creditor),
      ultimateParty('UltmtCdtr', further?.creditor),
      further?.purpose,
      remittance(transfer),
    ],
  ];
  const place = { messageType: standard.versions['pacs.008'], path: ['CdtTrfTxInf'] };
  return further === undefined ? part : insideSubset(part, place, intake);
};

const partsOf = function* (
  transfers: readonly Payment[],
  settlementDate: string,
  heading: Heading,
  intake: Intake,
): Iterable<Part> {
  const { standard, input } = intake;
  // The payment type is on one level: that of the payments if several differ.
  const [first, ...others] = transfers;
  const hasOwnType = others.length > 0 && transfers.some(({ further }) => further?.paymentType !== undefined);
  yield [
    'GrpHdr',
    [
      ['MsgId', heading.messageId],
      ['CreDtTm', heading.createdAt],
      ['NbOfTxs', String(transfers.length)],
      amount('TtlIntrBkSttlmAmt', heading.total(sumDecimals(transfers.map((one) => one.amount?.value ?? zero)))),
      ['IntrBkSttlmDt', settlementDate],
      settlementInformation(input.clearing.systemCode),
      first === undefined || hasOwnType ? undefined : paymentTypeOf(first, input.scheme),
      agent('InstgAgt', standard, heading.from),
      agent('InstdAgt', standard, heading.to),
    ],
  ];
  for (const transfer of transfers) yield transferPart(transfer, hasOwnType, intake);
};

/** A pacs.008 in the version of the rulebook, sent to the user. */
export const incomingCreditTransfer = (
  transfers: readonly Payment[],
  settlementDate: string,
  heading: Heading,
  intake: Intake,
): XmlDocument => ({
  messageType: intake.standard.versions['pacs.008'],
  root: 'FIToFICstmrCdtTrf',
  parts: partsOf(transfers, settlementDate, heading, intake),
});
