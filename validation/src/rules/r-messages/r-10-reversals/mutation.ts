import { otherCents } from '../../../error-injection/changed-values.ts';
import { withCorrectTotals } from '../../../error-injection/correct-totals.ts';
import type { Mutation } from '../../../error-injection/mutation.ts';
import { inSequence, set } from '../../../error-injection/operations.ts';
import { reason } from '../reason-code-mutations.ts';

export const mutations: readonly Mutation[] = [
  ...reason('AC04'),
  inSequence(set('TxInf/RvsdIntrBkSttlmAmt', otherCents), withCorrectTotals),
];
