import type { Intake } from '../clearing/intake.ts';
import type { Payment, RTransaction } from '../message-parser/parsed-message.ts';
import type { Heading } from './draft.ts';
import { account, assignment, originator, reasonCode } from './elements.ts';
import { insideSubset } from './inside-subset.ts';
import { type OriginalMessage, originalGroup, originalIds, originalUetr } from './original-ids.ts';
import { originalReference } from './original-reference.ts';
import type { Part, Wrapped, XmlDocument } from './xml.ts';

export type RefusalLine = {
  readonly statusId: string;
  readonly recall: RTransaction;
  readonly original: OriginalMessage;
  /** Undefined for a payment that the clearing does not know. */
  readonly transfer: Payment | undefined;
  readonly code: string;
};

/** CUST is a reason of the customer; all others are reasons of the bank. */
const giverOf = ({ transfer, code }: RefusalLine, { input }: Intake) =>
  code === 'CUST' && transfer?.creditor.name !== undefined
    ? { name: transfer.creditor.name }
    : { bic: transfer?.creditor.bic ?? input.clearing.bic };

/** Repeats what the recall says of a payment that the clearing does not know. */
const referenceOf = ({ recall, transfer }: RefusalLine, intake: Intake): Part => {
  if (transfer === undefined)
    return ['OrgnlTxRef', [account('DbtrAcct', recall.debtorIban), account('CdtrAcct', recall.creditorIban)]];
  const date = recall.originalDate ?? transfer.settlementDate;
  return originalReference(transfer, { amount: transfer.amount?.text, date }, intake);
};

const status: Exclude<Part, undefined> = ['Sts', [['Conf', 'RJCR']]];

const linePart = (line: RefusalLine, intake: Intake): Part => {
  const { recall, code, transfer } = line;
  const { standard } = intake;
  const part: Exclude<Part, undefined> = [
    'TxInfAndSts',
    [
      ['CxlStsId', line.statusId],
      originalGroup(line.original, intake),
      ...originalIds(recall),
      originalUetr(recall.uetr, intake),
      ['TxCxlSts', 'RJCR'],
      ['CxlStsRsnInf', [originator(standard, giverOf(line, intake)), reasonCode(code, standard.rejectionCodes)]],
      referenceOf(line, intake),
    ],
  ];
  const place = { messageType: standard.versions['camt.029'], path: ['CxlDtls', 'TxInfAndSts'], before: [status] };
  return transfer?.further === undefined ? part : insideSubset(part, place, intake);
};

const lineParts = function* (lines: readonly RefusalLine[], intake: Intake): Iterable<Part> {
  for (const line of lines) yield linePart(line, intake);
};

const partsOf = function* (lines: readonly RefusalLine[], heading: Heading, intake: Intake): Iterable<Part | Wrapped> {
  yield assignment(intake.standard, heading);
  yield status;
  yield { name: 'CxlDtls', parts: lineParts(lines, intake) };
};

/** A camt.029 in the version of the rulebook: negative answers to recalls. */
export const recallRefusal = (lines: readonly RefusalLine[], heading: Heading, intake: Intake): XmlDocument => ({
  messageType: intake.standard.versions['camt.029'],
  root: 'RsltnOfInvstgtn',
  parts: partsOf(lines, heading, intake),
});
