import { type BulkFault, bulkFault } from '../checks/fault.ts';
import type { ClearingResult } from '../clearing-input.ts';

/** The limit that the clearing of a file reached. */
export type ReachedLimit = { readonly seconds: number } | { readonly megabytes: number };

const rejectUnprocessed = ({ code, reason }: BulkFault): ClearingResult => ({
  verdict: {
    groupStatus: 'RJCT',
    fileCode: code,
    bulkCode: '',
    counts: { transactions: 0, accepted: 0, rejected: 0 },
    reasons: [reason],
  },
  answers: [],
});

/** The fault of a file that reaches a limit. */
export const limitFault = (limit: ReachedLimit): BulkFault =>
  'seconds' in limit
    ? bulkFault('A09', 'FF01', 'processingTimeLimit', limit)
    : bulkFault('A09', 'FF01', 'processingMemoryLimit', limit);

/** A file that reached the limits of the clearing: it is rejected as too large, without an answer file. */
export const rejectAtLimit = (limit: ReachedLimit): ClearingResult => rejectUnprocessed(limitFault(limit));

/** A file whose environment was deleted before the clearing: it is rejected without an answer file. */
export const rejectInDeletedEnvironment = (): ClearingResult =>
  rejectUnprocessed(bulkFault('A99', 'MS03', 'environmentDeleted'));
