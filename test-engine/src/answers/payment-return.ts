import { type Decimal, formatDecimal, subtractDecimals, sumDecimals, zero } from '@clearbench/iso20022/decimal';
import type { Intake } from '../clearing/intake.ts';
import type { Payment } from '../message-parser/parsed-message.ts';
import { receivingSide } from '../message-parser/sides.ts';
import type { Heading } from './draft.ts';
import { agent, amount, leaf, originator, plainText, reasonCode } from './elements.ts';
import { insideSubset } from './inside-subset.ts';
import { type OriginalMessage, originalGroup, originalIds, originalUetr } from './original-ids.ts';
import { originalReference, settlementInformation } from './original-reference.ts';
import type { Part, XmlDocument } from './xml.ts';

export type ReturnLine = {
  readonly returnId: string;
  readonly transfer: Payment;
  readonly original: OriginalMessage;
  /** Settlement date of the original. */
  readonly originalDate: string;
  readonly code: string;
  readonly charges: Decimal;
  readonly note?: string;
};

const paidBy = ({ transfer }: ReturnLine): Decimal => transfer.amount?.value ?? zero;
const returnedBy = (line: ReturnLine): Decimal => subtractDecimals(paidBy(line), line.charges);

const chargesPart = (line: ReturnLine, { standard }: Intake): Part =>
  line.charges.units === 0n
    ? undefined
    : [
        'ChrgsInf',
        [
          amount('Amt', formatDecimal(line.charges, 2)),
          agent(standard.chargingAgent, standard, receivingSide(line.transfer).bic),
        ],
      ];

const customerEffects: readonly string[] = ['MS02', 'MD06'];

/** MS02 and MD06 are reasons of the customer; all others are reasons of the bank. */
const giverOf = ({ transfer, code }: ReturnLine) => {
  const { name, bic } = receivingSide(transfer);
  return customerEffects.includes(code) && name !== undefined ? { name } : { bic: bic ?? '' };
};

const linePart = (line: ReturnLine, intake: Intake): Part => {
  const { transfer, originalDate, code, note } = line;
  const { standard } = intake;
  const part: Exclude<Part, undefined> = [
    'TxInf',
    [
      ['RtrId', line.returnId],
      originalGroup(line.original, intake),
      ...originalIds(transfer),
      originalUetr(transfer.uetr, intake),
      amount('OrgnlIntrBkSttlmAmt', formatDecimal(paidBy(line), 2)),
      leaf('OrgnlIntrBkSttlmDt', standard.datesReturned ? originalDate : undefined),
      amount('RtrdIntrBkSttlmAmt', formatDecimal(returnedBy(line), 2)),
      ['ChrgBr', 'SLEV'],
      chargesPart(line, intake),
      ['RtrRsnInf', [originator(standard, giverOf(line)), reasonCode(code), leaf('AddtlInf', note && plainText(note))]],
      originalReference(transfer, { date: originalDate }, intake),
    ],
  ];
  const place = { messageType: standard.versions['pacs.004'], path: ['TxInf'] };
  return transfer.further === undefined ? part : insideSubset(part, place, intake);
};

const partsOf = function* (
  lines: readonly ReturnLine[],
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
      ['NbOfTxs', String(lines.length)],
      amount('TtlRtrdIntrBkSttlmAmt', heading.total(sumDecimals(lines.map(returnedBy)))),
      ['IntrBkSttlmDt', settlementDate],
      settlementInformation(input.clearing.systemCode),
      agent('InstgAgt', standard, heading.from),
      agent('InstdAgt', standard, heading.to),
    ],
  ];
  for (const line of lines) yield linePart(line, intake);
};

/** A pacs.004 in the version of the rulebook: returns, refunds and positive answers to recalls. */
export const paymentReturn = (
  lines: readonly ReturnLine[],
  settlementDate: string,
  heading: Heading,
  intake: Intake,
): XmlDocument => ({
  messageType: intake.standard.versions['pacs.004'],
  root: 'PmtRtr',
  parts: partsOf(lines, settlementDate, heading, intake),
});
