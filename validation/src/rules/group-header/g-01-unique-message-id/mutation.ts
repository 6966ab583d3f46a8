import { oneMore } from '../../../error-injection/changed-values.ts';
import type { Mutation } from '../../../error-injection/mutation.ts';
import { inSequence, set, twice } from '../../../error-injection/operations.ts';
import { withOtherIds } from '../../../error-injection/second-payment.ts';

/** Adds a second copy of the bulk to the file. */
const bulkTwice = (counter: string, bulk: string): Mutation =>
  inSequence(set(counter, oneMore), twice(bulk, withOtherIds));

export const mutations: readonly Mutation[] = [
  bulkTwice('NumCTBlk', 'FIToFICstmrCdtTrf'),
  bulkTwice('NumDDBlk', 'FIToFICstmrDrctDbt'),
];
