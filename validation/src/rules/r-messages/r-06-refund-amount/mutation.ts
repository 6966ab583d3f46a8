import { otherCents } from '../../../error-injection/changed-values.ts';
import { withCorrectTotals } from '../../../error-injection/correct-totals.ts';
import type { Mutation } from '../../../error-injection/mutation.ts';
import { inSequence, put, set } from '../../../error-injection/operations.ts';

export const mutations: readonly Mutation[] = [
  put('TxInf', '<CompstnAmt Ccy="EUR">1.00</CompstnAmt>'),
  inSequence(set('TxInf/RtrdIntrBkSttlmAmt', otherCents), withCorrectTotals),
];
