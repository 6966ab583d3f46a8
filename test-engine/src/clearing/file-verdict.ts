import type { BulkVerdict, ClearingVerdict, EngineReason } from '@clearbench/contracts/transfer/clearing';
import type { BulkFault } from '../checks/fault.ts';
import { countOf } from '../checks/totals.ts';
import { boundedReasons } from './reason.ts';
import { fieldOf, type ReceivedFile } from './received-file.ts';

const all = <T>(values: readonly T[], value: T): boolean => values.every((one) => one === value);

/** All bulks accepted, all rejected, or partly accepted. */
const statusOf = (bulks: readonly BulkVerdict[]): ClearingVerdict['groupStatus'] => {
  const statuses = bulks.map(({ groupStatus }) => groupStatus);
  if (all(statuses, 'ACCP')) return 'ACCP';
  return all(statuses, 'RJCT') ? 'RJCT' : 'PART';
};

/** The common code of all bulks; otherwise that of a partly accepted or a rejected file. */
const codeOf = (bulks: readonly BulkVerdict[], status: ClearingVerdict['groupStatus']): string => {
  const [first = 'B00', ...others] = new Set(bulks.map(({ bulkCode }) => bulkCode));
  if (others.length === 0) return first;
  return status === 'RJCT' ? 'B08' : 'B01';
};

const sum = (bulks: readonly BulkVerdict[], name: keyof BulkVerdict['counts']): number =>
  bulks.reduce((total, { counts }) => total + counts[name], 0);

const named = (received: ReceivedFile) => ({
  messageType: received.file.form.fileType,
  file: { fileType: received.file.form.fileType, reference: fieldOf(received, 'reference') },
});

/** A bulk with its verdict and reasons. */
export type JudgedBulk = BulkVerdict & { readonly reasons: readonly EngineReason[] };

/** The verdict on a file with a valid header: that of its bulks together. */
export const verdictOfBulks = (received: ReceivedFile, verdicts: readonly JudgedBulk[]): ClearingVerdict => {
  const bulks = verdicts.map(({ reasons: _, ...verdict }) => verdict);
  const groupStatus = statusOf(bulks);
  // Next to errors, reasons without errors are omitted.
  const reasons = verdicts.flatMap(({ bulk, reasons }) => reasons.map((reason) => ({ ...reason, bulk })));
  const weighty = reasons.toSorted((one, other) => Number(one.layer === 'default') - Number(other.layer === 'default'));
  return {
    groupStatus,
    fileCode: 'A00',
    bulkCode: codeOf(bulks, groupStatus),
    counts: {
      transactions: sum(bulks, 'transactions'),
      accepted: sum(bulks, 'accepted'),
      rejected: sum(bulks, 'rejected'),
    },
    ...named(received),
    bulks,
    reasons: boundedReasons(weighty),
  };
};

/** The verdict on a file that is rejected before its bulks are checked. */
export const verdictOnFile = (received: ReceivedFile, { code, reason }: BulkFault): ClearingVerdict => {
  const transactions = received.intakes.reduce((total, { message }) => total + countOf(message), 0);
  return {
    groupStatus: 'RJCT',
    fileCode: code,
    bulkCode: '',
    counts: { transactions, accepted: 0, rejected: transactions },
    ...named(received),
    reasons: [reason],
  };
};
