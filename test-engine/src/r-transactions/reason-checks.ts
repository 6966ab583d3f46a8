import type { Scheme } from '@clearbench/contracts/sim-env/scheme';
import { schemeSubsets } from '@clearbench/iso20022/code-sets/scheme-subsets';
import { confirmedStatus } from '../message-parser/read-r-transaction.ts';
import { type RTransactionCheck, rTransactionFault } from './r-transaction-check.ts';

const words = (text: string): readonly string[] => text.split(' ');

const listed = (list: string): readonly string[] => schemeSubsets[list]?.codes ?? [];

/** Reasons of the schemes for each type of R-message. */
const transferReturns = words(
  'AC01 AC04 AC06 AG01 AG02 AM05 BE04 CNOR DNOR ERIN MD07 MS02 MS03 RC01 RR01 RR02 RR03 RR04 FOCR',
);
const returnReasons: Readonly<Record<Scheme, readonly string[]>> = {
  sct: transferReturns,
  inst: listed('inst_return_reason'),
  core: listed('core_return_reason'),
  b2b: listed('b2b_return_reason'),
};
const reversalReasons = listed('sdd_reversal_reason');
const recallReasons = words('DUPL TECH FRAD CUST AC03 AM09');
const refusalReasons = words('CUST LEGL ARDT AC04 AM04 NOAS NOOR RR04');

const reasonAmong =
  (known: readonly string[]): RTransactionCheck =>
  ({ rTransaction }) =>
    rTransaction.reason !== undefined && known.includes(rTransaction.reason)
      ? undefined
      : rTransactionFault('XT76', 'reasonWrong', rTransaction, {
          reason: rTransaction.reason ?? '',
          known: known.join(', '),
        });

/** XT76: the scheme allows the reason for this type of message. */
export const returnReasonFits = (scheme: Scheme): RTransactionCheck => reasonAmong(returnReasons[scheme]);
export const rejectReasonFits = (scheme: Scheme): RTransactionCheck =>
  reasonAmong(listed(scheme === 'b2b' ? 'b2b_reject_reason' : 'core_reject_reason'));
export const reversalReasonFits = reasonAmong(reversalReasons);
export const cancellationReasonFits = reasonAmong(listed('sdd_cancellation_reason'));
export const recallReasonFits = reasonAmong(recallReasons);
export const refusalReasonFits = reasonAmong(refusalReasons);

/** XT76: a negative confirmation has a reason of the scheme. */
export const confirmationReasonFits: RTransactionCheck = (on) => {
  const { status, code } = confirmedStatus(on.rTransaction);
  if (status !== 'RJCT') return undefined;
  const rTransaction = { ...on.rTransaction, reason: code };
  return reasonAmong(listed('inst_reject_reason'))({ ...on, rTransaction });
};

/** XT76: the debtor's bank can only reject before the due date. */
export const rejects: RTransactionCheck = ({ rTransaction }) =>
  rTransaction.status === undefined || rTransaction.status === 'RJCT'
    ? undefined
    : rTransactionFault('XT76', 'statusNotRejected', rTransaction, { status: rTransaction.status });

/** XT76: a camt.029 is negative; a positive answer is a pacs.004. */
export const refuses: RTransactionCheck = ({ rTransaction }) =>
  rTransaction.status === undefined || rTransaction.status === 'RJCR'
    ? undefined
    : rTransactionFault('XT76', 'statusNotRefused', rTransaction, { status: rTransaction.status });
