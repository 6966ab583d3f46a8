import { oneMore } from '../../../error-injection/changed-values.ts';
import type { Mutation } from '../../../error-injection/mutation.ts';
import { rewrite, set } from '../../../error-injection/operations.ts';

const counters = ['NumCTBlk', 'NumPCRBlk', 'NumRFRBlk', 'NumROIBlk', 'NumSRBlk', 'NumDDBlk', 'NumRJTBlk', 'NumRVSBlk'];

export const mutations: readonly Mutation[] = [
  ...counters.map((counter) => set(counter, oneMore)),
  rewrite(/(Num\w+Blk>)(\d+)</, (found) => found.replace(/\d+/, oneMore)),
];
