import type { Decimal } from '@clearbench/iso20022/decimal';
import type { Intake } from '../clearing/intake.ts';
import type { Payment, RTransaction } from '../message-parser/parsed-message.ts';
import type { Heading } from './draft.ts';
import { agent, amount, leaf, originator, plainText, reasonCode } from './elements.ts';
import { confirmation, isConfirmation } from './instant-confirmation.ts';
import { originalNameOf } from './message-standard.ts';
import { type OriginalMessage, originalIds, originalUetr } from './original-ids.ts';
import type { StatusLine } from './status-line.ts';
import type { Part, XmlDocument } from './xml.ts';

export type Tally = { readonly count: number; readonly sum: Decimal };

export type StatusReport = {
  readonly original: OriginalMessage;
  readonly groupStatus: 'ACCP' | 'PART' | 'RJCT';
  /** The reason for rejecting the whole group. */
  readonly groupReason?: { readonly code: string; readonly text: string };
  /** Totals of the original; absent where it could not be parsed. */
  readonly all?: Tally;
  readonly perStatus: readonly (Tally & { readonly status: 'ACCP' | 'RJCT' })[];
  readonly lines: Iterable<StatusLine>;
};

const statusReason = ({ input, standard }: Intake, code: string, text?: string): Part => [
  'StsRsnInf',
  [originator(standard, { bic: input.clearing.bic }), reasonCode(code), leaf('AddtlInf', text && plainText(text))],
];

/** The ids of the transaction: of the credit transfer, or of the received R-transaction. */
const idsOf = (of: Payment | RTransaction): readonly Part[] =>
  'ownId' in of ? originalIds({ ...of, transactionId: of.ownId ?? of.transactionId }) : originalIds(of);

const transferPart = (transfer: Payment, { standard }: Intake): Part => [
  'OrgnlTxRef',
  [
    amount('IntrBkSttlmAmt', transfer.amount?.currency === 'EUR' ? transfer.amount.text : undefined),
    leaf('IntrBkSttlmDt', transfer.settlementDate),
    agent('DbtrAgt', standard, transfer.debtor.bic),
    agent('CdtrAgt', standard, transfer.creditor.bic),
  ],
];

const linePart = ({ statusId, status, code, of }: StatusLine, intake: Intake): Part => [
  'TxInfAndSts',
  [
    ['StsId', statusId],
    ...idsOf(of),
    originalUetr(of.uetr, intake),
    ['TxSts', status],
    code === undefined ? undefined : statusReason(intake, code),
    'acceptedAt' in of ? leaf('AccptncDtTm', of.acceptedAt) : undefined,
    'debtor' in of ? transferPart(of, intake) : undefined,
  ],
];

const groupPart = (report: StatusReport, heading: Heading, intake: Intake): Part => {
  const { original, all, groupReason } = report;
  return [
    'OrgnlGrpInfAndSts',
    [
      ['OrgnlMsgId', original.messageId],
      ['OrgnlMsgNmId', originalNameOf(intake.standard, original.messageType)],
      leaf('OrgnlCreDtTm', original.createdAt),
      leaf('OrgnlNbOfTxs', all && String(all.count)),
      leaf('OrgnlCtrlSum', all && heading.total(all.sum)),
      ['GrpSts', report.groupStatus],
      groupReason && statusReason(intake, groupReason.code, groupReason.text),
      ...report.perStatus
        .filter(({ count }) => count > 0)
        .map(
          ({ count, status, sum }): Part => [
            'NbOfTxsPerSts',
            [
              ['DtldNbOfTxs', String(count)],
              ['DtldSts', status],
              ['DtldCtrlSum', heading.total(sum)],
            ],
          ],
        ),
    ],
  ];
};

const partsOf = function* (report: StatusReport, heading: Heading, intake: Intake): Iterable<Part> {
  const { standard } = intake;
  yield [
    'GrpHdr',
    [
      ['MsgId', heading.messageId],
      ['CreDtTm', heading.createdAt],
      agent('InstgAgt', standard, heading.from),
      agent('InstdAgt', standard, heading.to),
    ],
  ];
  if (isConfirmation(report.original, intake)) {
    const [line] = report.lines;
    yield* confirmation(report.original, line, intake);
    return;
  }
  yield groupPart(report, heading, intake);
  for (const line of report.lines) yield linePart(line, intake);
};

/** A pacs.002 in the version of the rulebook; about an instant payment a confirmation. */
export const statusReport = (report: StatusReport, heading: Heading, intake: Intake): XmlDocument => ({
  messageType: intake.standard.versions['pacs.002'],
  root: 'FIToFIPmtStsRpt',
  parts: partsOf(report, heading, intake),
});
