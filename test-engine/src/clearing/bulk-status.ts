import type { ClearingVerdict, EngineReason } from '@clearbench/contracts/transfer/clearing';
import { sumDecimals, zero } from '@clearbench/iso20022/decimal';
import type { Tally } from '../answers/status-report.ts';
import type { TransactionFault } from '../checks/fault.ts';
import type { Payment, RTransaction } from '../message-parser/parsed-message.ts';
import type { Intake } from './intake.ts';
import { because, boundedReasons } from './reason.ts';

/** A transaction and its result. */
export type Judged = { readonly of: Payment | RTransaction; readonly rejection: TransactionFault | undefined };

export type BulkStatus = {
  readonly groupStatus: ClearingVerdict['groupStatus'];
  readonly bulkCode: 'B00' | 'B01' | 'B08';
  readonly all: Tally;
  readonly accepted: Tally;
  readonly rejected: Tally;
};

/** More faulty transactions than this reject the whole bulk. */
const mostFaulty = 999;

const amountOf = (of: Payment | RTransaction) =>
  ('ownId' in of ? (of.returned ?? of.originalAmount) : of.amount)?.value ?? zero;

const tally = (judged: readonly Judged[]): Tally => ({
  count: judged.length,
  sum: sumDecimals(judged.map(({ of }) => amountOf(of))),
});

const nothing: Tally = { count: 0, sum: zero };

/** The status of a bulk: accepted, partly accepted, or rejected. */
export const bulkStatusOf = (judged: readonly Judged[]): BulkStatus => {
  const all = tally(judged);
  const faulty = judged.filter(({ rejection }) => rejection !== undefined);
  if (faulty.length === 0) return { groupStatus: 'ACCP', bulkCode: 'B00', all, accepted: all, rejected: nothing };
  if (faulty.length === judged.length || faulty.length > mostFaulty)
    return { groupStatus: 'RJCT', bulkCode: 'B08', all, accepted: nothing, rejected: all };
  const accepted = tally(judged.filter(({ rejection }) => rejection === undefined));
  return { groupStatus: 'PART', bulkCode: 'B01', all, accepted, rejected: tally(faulty) };
};

const bulkReasons = ({ groupStatus, all }: BulkStatus, rejections: number): readonly EngineReason[] =>
  groupStatus === 'RJCT' && rejections < all.count
    ? [because('check', 'B08', 'tooManyFaulty', { code: 'B08', faulty: rejections, most: mostFaulty })]
    : [];

/** The verdict on a bulk of an accepted file. `more` are further reasons, by priority. */
export const verdictOf = (
  { message }: Intake,
  judged: readonly Judged[],
  status: BulkStatus,
  more: readonly EngineReason[],
): ClearingVerdict => {
  const rejections = judged.flatMap(({ rejection }) => (rejection === undefined ? [] : [rejection.reason]));
  const others = more.filter((reason) => !rejections.includes(reason));
  const reasons = [...bulkReasons(status, rejections.length), ...rejections, ...others];
  const plain = because('default', status.bulkCode, 'allAccepted', { count: status.all.count });
  return {
    groupStatus: status.groupStatus,
    fileCode: 'A00',
    bulkCode: status.bulkCode,
    counts: { transactions: status.all.count, accepted: status.accepted.count, rejected: status.rejected.count },
    ...(message.messageType === undefined ? {} : { messageType: message.messageType }),
    ...(message.messageId === undefined ? {} : { messageId: message.messageId }),
    reasons: boundedReasons(reasons.length === 0 ? [plain] : reasons),
  };
};
