import { otherCents } from '../../mutations/changed-values.ts';
import { withCorrectTotals } from '../../mutations/correct-totals.ts';
import type { Mutation } from '../../mutations/mutation.ts';
import { inSequence, insert, set } from '../../mutations/operations.ts';

export const mutations: readonly Mutation[] = [
  inSequence(set('TxInf/RtrdIntrBkSttlmAmt', otherCents), withCorrectTotals),
  insert('TxInf', '<ChrgsInf><Amt Ccy="EUR">2.50</Amt></ChrgsInf>'),
];
