import type { BulkVerdict, ClearingVerdict, EngineReason } from '@clearbench/contracts/transfer/clearing';
import type { BulkFault } from '../checks/fault.ts';
import { countOf } from '../checks/totals.ts';
import { type DeskOfFile, fieldOf } from './desk-of-file.ts';
import { boundedReasons } from './reason.ts';

const all = <T>(values: readonly T[], value: T): boolean => values.every((one) => one === value);

/** All bulks taken in, all turned away, or something in between. */
const statusOf = (bulks: readonly BulkVerdict[]): ClearingVerdict['groupStatus'] => {
  const statuses = bulks.map(({ groupStatus }) => groupStatus);
  if (all(statuses, 'ACCP')) return 'ACCP';
  return all(statuses, 'RJCT') ? 'RJCT' : 'PART';
};

/** What all bulks have in common; else in part, or nothing right in any. */
const codeOf = (bulks: readonly BulkVerdict[], status: ClearingVerdict['groupStatus']): string => {
  const [first = 'B00', ...others] = new Set(bulks.map(({ bulkCode }) => bulkCode));
  if (others.length === 0) return first;
  return status === 'RJCT' ? 'B08' : 'B01';
};

const sum = (bulks: readonly BulkVerdict[], name: keyof BulkVerdict['counts']): number =>
  bulks.reduce((total, { counts }) => total + counts[name], 0);

const named = (desk: DeskOfFile) => ({
  messageType: desk.file.form.fileType,
  file: { fileType: desk.file.form.fileType, reference: fieldOf(desk, 'FileRef') },
});

/** What was found in a bulk, and why. */
export type JudgedBulk = BulkVerdict & { readonly reasons: readonly EngineReason[] };

/** The verdict on a file whose header is in order: that on its bulks together. */
export const verdictOfBulks = (desk: DeskOfFile, verdicts: readonly JudgedBulk[]): ClearingVerdict => {
  const bulks = verdicts.map(({ reasons: _, ...verdict }) => verdict);
  const groupStatus = statusOf(bulks);
  // Where something went wrong, bulks that say "all right" are not what is looked for.
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
    ...named(desk),
    bulks,
    reasons: boundedReasons(weighty),
  };
};

/** The verdict on a file that is turned away before anybody looks into its bulks. */
export const verdictOnFile = (desk: DeskOfFile, { code, reason }: BulkFault): ClearingVerdict => {
  const transactions = desk.intakes.reduce((total, { order }) => total + countOf(order), 0);
  return {
    groupStatus: 'RJCT',
    fileCode: code,
    bulkCode: '',
    counts: { transactions, accepted: 0, rejected: transactions },
    ...named(desk),
    reasons: [reason],
  };
};
