import type { Intake } from '../clearing/intake.ts';
import type { Payment } from '../message-parser/parsed-message.ts';
import { orderingSide } from '../message-parser/sides.ts';
import type { Heading } from './draft.ts';
import { amount, assignment, leaf, originator, reasonCode } from './elements.ts';
import { insideSubset } from './inside-subset.ts';
import { type OriginalMessage, originalGroup, originalIds, originalUetr } from './original-ids.ts';
import { originalReference } from './original-reference.ts';
import type { Part, Wrapped, XmlDocument } from './xml.ts';

export type RecallLine = {
  readonly cancellationId: string;
  /** The payment that the clearing delivered before. */
  readonly transfer: Payment;
  readonly original: OriginalMessage;
  readonly originalDate: string;
  readonly code: string;
};

/** CUST, AC03 and AM09 are recalls of the customer; other reasons are those of the bank. */
const isAskedByCustomer = (code: string): boolean => ['CUST', 'AC03', 'AM09'].includes(code);

const giverOf = ({ transfer, code }: RecallLine) => {
  const { name, bic } = orderingSide(transfer);
  return isAskedByCustomer(code) && name !== undefined ? { name } : { bic: bic ?? '' };
};

const linePart = (line: RecallLine, intake: Intake): Part => {
  const { transfer, originalDate, code } = line;
  const { standard } = intake;
  const part: Exclude<Part, undefined> = [
    'TxInf',
    [
      ['CxlId', line.cancellationId],
      originalGroup(line.original, intake),
      ...originalIds(transfer),
      originalUetr(transfer.uetr, intake),
      amount('OrgnlIntrBkSttlmAmt', transfer.amount?.text),
      leaf('OrgnlIntrBkSttlmDt', originalDate),
      ['CxlRsnInf', [originator(standard, giverOf(line)), reasonCode(code, standard.recallCodes)]],
      originalReference(transfer, {}, intake),
    ],
  ];
  const place = { messageType: standard.versions['camt.056'], path: ['Undrlyg', 'TxInf'] };
  return transfer.further === undefined ? part : insideSubset(part, place, intake);
};

const lineParts = function* (lines: readonly RecallLine[], intake: Intake): Iterable<Part> {
  for (const line of lines) yield linePart(line, intake);
};

const partsOf = function* (lines: readonly RecallLine[], heading: Heading, intake: Intake): Iterable<Part | Wrapped> {
  yield assignment(intake.standard, heading);
  yield ['CtrlData', [['NbOfTxs', String(lines.length)]]];
  yield { name: 'Undrlyg', parts: lineParts(lines, intake) };
};

/** A camt.056 in the version of the rulebook: the other side recalls its payments. */
export const recall = (lines: readonly RecallLine[], heading: Heading, intake: Intake): XmlDocument => ({
  messageType: intake.standard.versions['camt.056'],
  root: 'FIToFIPmtCxlReq',
  parts: partsOf(lines, heading, intake),
});
