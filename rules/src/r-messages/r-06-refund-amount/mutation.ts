import { otherCents } from '../../mutations/changed-values.ts';
import { withCorrectTotals } from '../../mutations/correct-totals.ts';
import type { Mutation } from '../../mutations/mutation.ts';
import { inSequence, insert, set } from '../../mutations/operations.ts';

export const mutations: readonly Mutation[] = [
  insert('TxInf', '<CompstnAmt Ccy="EUR">1.00</CompstnAmt>'),
  inSequence(set('TxInf/RtrdIntrBkSttlmAmt', otherCents), withCorrectTotals),
];
