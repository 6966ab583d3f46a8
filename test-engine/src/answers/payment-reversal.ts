import { sumDecimals, zero } from '@clearbench/iso20022/decimal';
import type { Intake } from '../clearing/intake.ts';
import type { Payment } from '../message-parser/parsed-message.ts';
import { orderingSide } from '../message-parser/sides.ts';
import type { Heading } from './draft.ts';
import { agent, amount, leaf, originator, reasonCode } from './elements.ts';
import { insideSubset } from './inside-subset.ts';
import { type OriginalMessage, originalGroup, originalIds } from './original-ids.ts';
import { originalReference, settlementInformation } from './original-reference.ts';
import type { Part, XmlDocument } from './xml.ts';

export type ReversalLine = {
  readonly reversalId: string;
  /** The collection that the clearing delivered before. */
  readonly transfer: Payment;
  readonly originalDate: string;
  readonly code: string;
};

/** MS02 is a reason of the customer; all others are reasons of the bank. */
const giverOf = ({ transfer, code }: ReversalLine) => {
  const { name, bic } = orderingSide(transfer);
  return code === 'MS02' && name !== undefined ? { name } : { bic: bic ?? '' };
};

const linePart = (line: ReversalLine, original: OriginalMessage, intake: Intake): Part => {
  const { transfer, originalDate } = line;
  const { standard } = intake;
  const part: Exclude<Part, undefined> = [
    'TxInf',
    [
      ['RvslId', line.reversalId],
      standard.groupsReversals ? undefined : originalGroup(original, intake),
      ...originalIds(transfer),
      amount('OrgnlIntrBkSttlmAmt', transfer.amount?.text),
      amount('RvsdIntrBkSttlmAmt', transfer.amount?.text),
      leaf('ChrgBr', 'SLEV'),
      ['RvslRsnInf', [originator(standard, giverOf(line)), reasonCode(line.code)]],
      originalReference(transfer, { date: originalDate }, intake),
    ],
  ];
  const place = { messageType: standard.versions['pacs.007'], path: ['TxInf'] };
  return transfer.further === undefined ? part : insideSubset(part, place, intake);
};

const partsOf = function* (
  lines: readonly ReversalLine[],
  original: OriginalMessage,
  date: string,
  heading: Heading,
  intake: Intake,
): Iterable<Part> {
  const { standard, input } = intake;
  const total = sumDecimals(lines.map(({ transfer }) => transfer.amount?.value ?? zero));
  yield [
    'GrpHdr',
    [
      ['MsgId', heading.messageId],
      ['CreDtTm', heading.createdAt],
      ['NbOfTxs', String(lines.length)],
      amount('TtlRvsdIntrBkSttlmAmt', heading.total(total)),
      ['IntrBkSttlmDt', date],
      settlementInformation(input.clearing.systemCode),
      agent('InstgAgt', standard, heading.from),
      agent('InstdAgt', standard, heading.to),
    ],
  ];
  if (standard.groupsReversals) yield originalGroup(original, intake);
  for (const line of lines) yield linePart(line, original, intake);
};

/** A pacs.007 in the version of the rulebook: the other side reverses the collections of one message. */
export const paymentReversal = (
  lines: readonly ReversalLine[],
  original: OriginalMessage,
  date: string,
  heading: Heading,
  intake: Intake,
): XmlDocument => ({
  messageType: intake.standard.versions['pacs.007'],
  root: 'FIToFIPmtRvsl',
  parts: partsOf(lines, original, date, heading, intake),
});
