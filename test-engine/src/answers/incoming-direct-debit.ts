import { sumDecimals, zero } from '@clearbench/iso20022/decimal';
import type { Intake } from '../clearing/intake.ts';
import type { Payment } from '../message-parser/parsed-message.ts';
import type { Heading } from './draft.ts';
import { agent, amount, leaf } from './elements.ts';
import { insideSubset } from './inside-subset.ts';
import {
  accountOf,
  creditorScheme,
  mandate,
  party,
  paymentTypeOf,
  remittance,
  settlementInformation,
  ultimateParty,
} from './original-reference.ts';
import { named, payer } from './payer.ts';
import type { Part, XmlDocument } from './xml.ts';

const debitPart = (debit: Payment, dueDate: string, intake: Intake): Part => {
  const { standard, input } = intake;
  const { debtor, creditor, further } = debit;
  const part: Exclude<Part, undefined> = [
    'DrctDbtTxInf',
    [
      ['PmtId', [leaf('EndToEndId', debit.endToEndId), leaf('TxId', debit.transactionId)]],
      paymentTypeOf(debit, input.scheme),
      amount('IntrBkSttlmAmt', debit.amount?.text),
      ['ChrgBr', 'SLEV'],
      ['ReqdColltnDt', dueDate],
      ['DrctDbtTx', [mandate(debit), creditorScheme(debit)]],
      party('Cdtr', named(creditor), further?.creditor),
      accountOf('CdtrAcct', creditor, further?.creditor),
      agent('CdtrAgt', standard, creditor.bic),
      ultimateParty('UltmtCdtr', further?.creditor),
      payer(debit, intake),
      accountOf('DbtrAcct', debtor, further?.debtor),
      agent('DbtrAgt', standard, debtor.bic),
      ultimateParty('UltmtDbtr', further?.debtor),
      further?.purpose,
      remittance(debit),
    ],
  ];
  const place = { messageType: standard.versions['pacs.003'], path: ['DrctDbtTxInf'] };
  return further === undefined ? part : insideSubset(part, place, intake);
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
