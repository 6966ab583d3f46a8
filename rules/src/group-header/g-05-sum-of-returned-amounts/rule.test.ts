import { pacs004 } from '@clearbench/iso20022/samples/answers';
import { ruleSpec } from '../../testing/rule-spec.ts';
import { rule } from './rule.ts';

describe('G-05: Total of the returned amounts', () => {
  const { accepts, reports, showsExamples } = ruleSpec(rule);
  const path = 'GrpHdr/TtlRtrdIntrBkSttlmAmt';

  it('accepts the sum', () => {
    accepts(pacs004());
    accepts(pacs004({ 'TxInf[2]/RtrdIntrBkSttlmAmt': '0.50', [path]: '250.50' }));
  });

  it('reports anything else', () =>
    reports(pacs004({ [path]: '249.50' }), { path, value: '249.50', expected: '250.00' }));

  it('shows a correct and an incorrect example', () =>
    showsExamples(pacs004, { TtlRtrdIntrBkSttlmAmt: 'GrpHdr', RtrdIntrBkSttlmAmt: 'TxInf' }));
});
