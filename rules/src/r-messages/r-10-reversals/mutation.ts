import { otherCents } from '../../mutations/changed-values.ts';
import { withCorrectTotals } from '../../mutations/correct-totals.ts';
import type { Mutation } from '../../mutations/mutation.ts';
import { inSequence, set } from '../../mutations/operations.ts';
import { reason } from '../reason-code-mutations.ts';

export const mutations: readonly Mutation[] = [
  ...reason('AC04'),
  inSequence(set('TxInf/RvsdIntrBkSttlmAmt', otherCents), withCorrectTotals),
];
