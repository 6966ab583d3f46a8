import { isReportedAsInstantPayment } from '@clearbench/iso20022/subsets/message-use';
import type { Intake } from '../clearing/intake.ts';
import type { InstantPayment, Payment, RTransaction } from '../message-parser/parsed-message.ts';
import { agent, originator, reasonCode } from './elements.ts';
import { insideSubset } from './inside-subset.ts';
import { originalNameOf } from './message-standard.ts';
import { type OriginalMessage, originalIds } from './original-ids.ts';
import { paymentTypeOf } from './original-reference.ts';
import type { StatusLine } from './status-line.ts';
import type { Part } from './xml.ts';

/** The one reason that the group of a negative confirmation can have. */
const formatReason = 'FF01';

/** True if EPC122-16 states the form of the answer: the positive or the negative confirmation of a payment. */
export const isConfirmation = ({ messageType }: OriginalMessage, { input }: Intake): boolean =>
  input.scheme === 'inst' && isReportedAsInstantPayment(messageType);

/** What a confirmation repeats besides the ids. */
type Repeated = Omit<InstantPayment, 'paymentType'> & { readonly paymentType: Part };

const repeatedOf = (of: Payment | RTransaction): Repeated | undefined => {
  if ('originalMessageId' in of) return of.instant;
  if (of.acceptedAt === undefined) return undefined;
  const paymentType = paymentTypeOf(of, 'inst');
  return { acceptedAt: of.acceptedAt, paymentType, debtorBic: of.debtor.bic };
};

const reasonInformation = (code: string, { input, standard }: Intake, bic = input.clearing.bic): Part => [
  'StsRsnInf',
  [originator(standard, { bic }), reasonCode(code)],
];

/** The transaction with everything that a confirmation must repeat; undefined where the payment lacks a part of it. */
const transactionPart = ({ statusId, code, by, of }: StatusLine, group: Part, intake: Intake): Part => {
  const repeated = repeatedOf(of);
  const { paymentType, debtorBic, acceptedAt } = repeated ?? {};
  if (!of.endToEndId || !of.transactionId || !acceptedAt || !paymentType || !debtorBic) return undefined;
  const rejection: readonly Part[] = code === undefined ? [] : [['TxSts', 'RJCT'], reasonInformation(code, intake, by)];
  const part: Part = [
    'TxInfAndSts',
    [
      ['StsId', statusId],
      ...originalIds(of),
      ...rejection,
      ['AccptncDtTm', acceptedAt],
      ['OrgnlTxRef', [paymentType, agent('DbtrAgt', intake.standard, debtorBic)]],
    ],
  ];
  const place = {
    messageType: intake.standard.versions['pacs.002'],
    path: ['TxInfAndSts'],
    before: group ? [group] : [],
  };
  return insideSubset(part, place, intake);
};

const groupPart = (original: OriginalMessage, status: 'ACCP' | 'RJCT', reason: Part, { standard }: Intake): Part => [
  'OrgnlGrpInfAndSts',
  [
    ['OrgnlMsgId', original.messageId],
    ['OrgnlMsgNmId', originalNameOf(standard, original.messageType)],
    ['GrpSts', status],
    reason,
  ],
];

/**
 * The status of an instant payment as a positive or a negative confirmation. A negative one states FF01 in the group,
 * because the payment may lack what a transaction repeats, and every other reason in the transaction.
 */
export const confirmation = (
  original: OriginalMessage,
  line: StatusLine | undefined,
  intake: Intake,
): readonly Part[] => {
  const isPositive = line !== undefined && line.code === undefined;
  const group = groupPart(original, isPositive ? 'ACCP' : 'RJCT', undefined, intake);
  const transaction = line && line.code !== formatReason ? transactionPart(line, group, intake) : undefined;
  if (isPositive || transaction !== undefined) return [group, transaction];
  return [groupPart(original, 'RJCT', reasonInformation(formatReason, intake, line?.by), intake)];
};
