import { ruleSpec } from '../rule-spec.ts';
import { pacs004 } from '../samples/answers.ts';
import { returnedTotalIsSum } from './g-05-returned-total-is-sum.ts';

describe('G-05: the returned total is the sum of the returned amounts', () => {
  const { accepts, reports } = ruleSpec(returnedTotalIsSum);
  const path = 'GrpHdr/TtlRtrdIntrBkSttlmAmt';

  it('accepts the sum', () => {
    accepts(pacs004());
    accepts(pacs004({ 'TxInf[2]/RtrdIntrBkSttlmAmt': '0.50', [path]: '250.50' }));
  });

  it('reports anything else', () =>
    reports(pacs004({ [path]: '249.50' }), { path, value: '249.50', expected: '250.00' }));
});
