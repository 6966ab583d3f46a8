import { oneMore } from '../../mutations/changed-values.ts';
import type { Mutation } from '../../mutations/mutation.ts';
import { rewrite, set } from '../../mutations/operations.ts';

const counters = ['NumCTBlk', 'NumPCRBlk', 'NumRFRBlk', 'NumROIBlk', 'NumSRBlk', 'NumDDBlk', 'NumRJTBlk', 'NumRVSBlk'];

export const mutations: readonly Mutation[] = [
  ...counters.map((counter) => set(counter, oneMore)),
  rewrite(/(Num\w+Blk>)(\d+)</, (found) => found.replace(/\d+/, oneMore)),
];
