import { otherCents } from '../../../error-injection/changed-values.ts';
import { withCorrectTotals } from '../../../error-injection/correct-totals.ts';
import type { Mutation } from '../../../error-injection/mutation.ts';
import { inSequence, put, set } from '../../../error-injection/operations.ts';

export const mutations: readonly Mutation[] = [
  inSequence(set('TxInf/RtrdIntrBkSttlmAmt', otherCents), withCorrectTotals),
  put('TxInf', '<ChrgsInf><Amt Ccy="EUR">2.50</Amt></ChrgsInf>'),
];
