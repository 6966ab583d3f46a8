import { oneMore } from '../../mutations/changed-values.ts';
import type { Mutation } from '../../mutations/mutation.ts';
import { inSequence, set, twice } from '../../mutations/operations.ts';
import { withOtherIds } from '../../mutations/second-payment.ts';

/** Adds a second copy of the bulk to the file. */
const bulkTwice = (counter: string, bulk: string): Mutation =>
  inSequence(set(counter, oneMore), twice(bulk, withOtherIds));

export const mutations: readonly Mutation[] = [
  bulkTwice('NumCTBlk', 'FIToFICstmrCdtTrf'),
  bulkTwice('NumDDBlk', 'FIToFICstmrDrctDbt'),
];
