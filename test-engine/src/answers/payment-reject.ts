import type { Intake } from '../clearing/intake.ts';
import type { Payment } from '../message-parser/parsed-message.ts';
import { receivingSide } from '../message-parser/sides.ts';
import type { Heading } from './draft.ts';
import { agent, originator, reasonCode } from './elements.ts';
import { insideSubset } from './inside-subset.ts';
import { originalNameOf } from './message-standard.ts';
import { type OriginalMessage, originalIds } from './original-ids.ts';
import { originalReference } from './original-reference.ts';
import type { Part, XmlDocument } from './xml.ts';

/** Collections that their bank rejects before the due date. */
export type Reject = {
  readonly original: OriginalMessage;
  readonly payments: readonly Payment[];
  readonly code: string;
};

const groupPart = ({ original }: Reject, { standard }: Intake): Exclude<Part, undefined> => [
  'OrgnlGrpInfAndSts',
  [
    ['OrgnlMsgId', original.messageId],
    ['OrgnlMsgNmId', originalNameOf(standard, original.messageType)],
    ['GrpSts', 'RJCT'],
  ],
];

const linePart = (transfer: Payment, { code }: Reject, group: Exclude<Part, undefined>, intake: Intake): Part => {
  const { standard } = intake;
  const settled = { amount: transfer.amount?.text, date: transfer.settlementDate };
  const part: Exclude<Part, undefined> = [
    'TxInfAndSts',
    [
      ['StsId', intake.references('STX', transfer.position)],
      ...originalIds(transfer),
      ['TxSts', 'RJCT'],
      ['StsRsnInf', [originator(standard, { bic: receivingSide(transfer).bic ?? '' }), reasonCode(code)]],
      originalReference(transfer, settled, intake),
    ],
  ];
  return insideSubset(
    part,
    { messageType: standard.versions['pacs.002'], path: ['TxInfAndSts'], before: [group] },
    intake,
  );
};

const partsOf = function* (reject: Reject, heading: Heading, intake: Intake): Iterable<Part> {
  const { standard } = intake;
  const group = groupPart(reject, intake);
  yield [
    'GrpHdr',
    [
      ['MsgId', heading.messageId],
      ['CreDtTm', heading.createdAt],
      agent('InstgAgt', standard, heading.from),
      agent('InstdAgt', standard, heading.to),
    ],
  ];
  yield group;
  for (const payment of reject.payments) yield linePart(payment, reject, group, intake);
};

/** A pacs.002 of the bank of the debtor. */
export const paymentReject = (reject: Reject, heading: Heading, intake: Intake): XmlDocument => ({
  messageType: intake.standard.versions['pacs.002'],
  root: 'FIToFIPmtStsRpt',
  parts: partsOf(reject, heading, intake),
});
