import { sumDecimals, zero } from '@clearbench/iso20022/decimal';
import type { Intake } from '../clearing/intake.ts';
import type { Payment } from '../message-parser/parsed-message.ts';
import type { Heading } from './draft.ts';
import { account, agent, amount, leaf } from './elements.ts';
import { paymentType, remittance, settlementInformation } from './original-reference.ts';
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
  ...(transfer.collection ? { collection: { ...transfer.collection, mandateId: transactionId } } : {}),
});

const transferPart = (transfer: Payment, { standard }: Intake): Part => {
  const { debtor, creditor } = transfer;
  return [
    'CdtTrfTxInf',
    [
      ['PmtId', [leaf('EndToEndId', transfer.endToEndId), leaf('TxId', transfer.transactionId)]],
      amount('IntrBkSttlmAmt', transfer.amount?.text),
      leaf('AccptncDtTm', transfer.acceptedAt),
      ['ChrgBr', 'SLEV'],
      ['Dbtr', [leaf('Nm', debtor.name ?? 'NOTPROVIDED')]],
      account('DbtrAcct', debtor.iban),
      agent('DbtrAgt', standard, debtor.bic),
      agent('CdtrAgt', standard, creditor.bic),
      ['Cdtr', [leaf('Nm', creditor.name ?? 'NOTPROVIDED')]],
      account('CdtrAcct', creditor.iban),
      remittance(transfer),
    ],
  ];
};

const partsOf = function* (
  transfers: readonly Payment[],
  settlementDate: string,
  heading: Heading,
  intake: Intake,
): Iterable<Part> {
  const { standard, input } = intake;
  yield [
    'GrpHdr',
    [
      ['MsgId', heading.messageId],
      ['CreDtTm', heading.createdAt],
      ['NbOfTxs', String(transfers.length)],
      amount('TtlIntrBkSttlmAmt', heading.total(sumDecimals(transfers.map((one) => one.amount?.value ?? zero)))),
      ['IntrBkSttlmDt', settlementDate],
      settlementInformation(input.clearing.systemCode),
      paymentType(input.scheme),
      agent('InstgAgt', standard, heading.from),
      agent('InstdAgt', standard, heading.to),
    ],
  ];
  for (const transfer of transfers) yield transferPart(transfer, intake);
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
