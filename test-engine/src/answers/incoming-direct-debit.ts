import { sumDecimals, zero } from '@clearbench/iso20022/decimal';
import type { Intake } from '../clearing/intake.ts';
import type { Payment } from '../message-parser/parsed-message.ts';
import type { Heading } from './draft.ts';
import { account, agent, amount, leaf } from './elements.ts';
import { creditorScheme, mandate, paymentType, remittance, settlementInformation } from './original-reference.ts';
import type { Part, XmlDocument } from './xml.ts';

const debitPart = (debit: Payment, dueDate: string, { standard, input }: Intake): Part => {
  const { debtor, creditor, collection } = debit;
  return [
    'DrctDbtTxInf',
    [
      ['PmtId', [leaf('EndToEndId', debit.endToEndId), leaf('TxId', debit.transactionId)]],
      paymentType(input.scheme, collection?.sequence),
      amount('IntrBkSttlmAmt', debit.amount?.text),
      ['ChrgBr', 'SLEV'],
      ['ReqdColltnDt', dueDate],
      ['DrctDbtTx', [mandate(debit), creditorScheme(debit)]],
      ['Cdtr', [leaf('Nm', creditor.name ?? 'NOTPROVIDED')]],
      account('CdtrAcct', creditor.iban),
      agent('CdtrAgt', standard, creditor.bic),
      ['Dbtr', [leaf('Nm', debtor.name ?? 'NOTPROVIDED')]],
      account('DbtrAcct', debtor.iban),
      agent('DbtrAgt', standard, debtor.bic),
      remittance(debit),
    ],
  ];
};

const partsOf = function* (
  debits: readonly Payment[],
  dueDate: string,
  heading: Heading,
  intake: Intake,
): Iterable<Part> {
  const { standard, input } = intake;
  yield [
    'GrpHdr',
    [
      ['MsgId', heading.messageId],
      ['CreDtTm', heading.createdAt],
      ['NbOfTxs', String(debits.length)],
      amount('TtlIntrBkSttlmAmt', heading.total(sumDecimals(debits.map((one) => one.amount?.value ?? zero)))),
      ['IntrBkSttlmDt', dueDate],
      settlementInformation(input.clearing.systemCode),
      agent('InstgAgt', standard, heading.from),
      agent('InstdAgt', standard, heading.to),
    ],
  ];
  for (const debit of debits) yield debitPart(debit, dueDate, intake);
};

/** A pacs.003 in the version of the rulebook, sent to the user as the debtor's bank. */
export const incomingDirectDebit = (
  debits: readonly Payment[],
  dueDate: string,
  heading: Heading,
  intake: Intake,
): XmlDocument => ({
  messageType: intake.standard.versions['pacs.003'],
  root: 'FIToFICstmrDrctDbt',
  parts: partsOf(debits, dueDate, heading, intake),
});
