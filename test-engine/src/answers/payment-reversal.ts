import { sumDecimals, zero } from '@clearbench/validation/decimal';
import type { Intake } from '../clearing/intake.ts';
import type { Payment } from '../order/order.ts';
import { orderingSide } from '../order/sides.ts';
import type { Heading } from './draft.ts';
import { agent, amount, leaf, originator, reasonCode } from './elements.ts';
import { type OriginalMessage, originalGroup, originalIds } from './original-ids.ts';
import { originalReference, settlementInformation } from './original-reference.ts';
import type { Part, XmlDocument } from './xml.ts';

export type ReversalLine = {
  readonly reversalId: string;
  /** The collection the clearing delivered before. */
  readonly transfer: Payment;
  readonly originalDate: string;
  readonly code: string;
};

/** MS02 is the customer's own wish; every other reason is the bank's. */
const giverOf = ({ transfer, code }: ReversalLine) => {
  const { name, bic } = orderingSide(transfer);
  return code === 'MS02' && name !== undefined ? { name } : { bic: bic ?? '' };
};

const linePart = (line: ReversalLine, original: OriginalMessage, intake: Intake): Part => {
  const { transfer, originalDate } = line;
  const { dialect } = intake;
  return [
    'TxInf',
    [
      ['RvslId', line.reversalId],
      dialect.groupsReversals ? undefined : originalGroup(original, intake),
      ...originalIds(transfer),
      amount('OrgnlIntrBkSttlmAmt', transfer.amount?.text),
      amount('RvsdIntrBkSttlmAmt', transfer.amount?.text),
      leaf('ChrgBr', 'SLEV'),
      ['RvslRsnInf', [originator(dialect, giverOf(line)), reasonCode(line.code)]],
      originalReference(transfer, originalDate, intake),
    ],
  ];
};

const partsOf = function* (
  lines: readonly ReversalLine[],
  original: OriginalMessage,
  date: string,
  heading: Heading,
  intake: Intake,
): Iterable<Part> {
  const { dialect, input } = intake;
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
      agent('InstgAgt', dialect, heading.from),
      agent('InstdAgt', dialect, heading.to),
    ],
  ];
  if (dialect.groupsReversals) yield originalGroup(original, intake);
  for (const line of lines) yield linePart(line, original, intake);
};

/** A pacs.007 in the version of the rulebook: the other side gives back what it collected by one message. */
export const paymentReversal = (
  lines: readonly ReversalLine[],
  original: OriginalMessage,
  date: string,
  heading: Heading,
  intake: Intake,
): XmlDocument => ({
  messageType: intake.dialect.versions['pacs.007'],
  root: 'FIToFIPmtRvsl',
  parts: partsOf(lines, original, date, heading, intake),
});
