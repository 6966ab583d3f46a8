import { pacs004 } from '@clearbench/iso20022/samples/answers';
import { pacs008 } from '@clearbench/iso20022/samples/pacs-008';
import { ruleSpec } from '../../testing/rule-spec.ts';
import { rule } from './rule.ts';

describe('P-11: Charge bearer', () => {
  const { accepts, reports, showsExamples } = ruleSpec(rule);

  it('accepts SLEV', () => accepts(pacs008()));

  it('reports anything else', () => {
    reports(pacs008({ 'CdtTrfTxInf/ChrgBr': 'SHAR' }), { path: 'CdtTrfTxInf/ChrgBr', value: 'SHAR', expected: 'SLEV' });
    reports(pacs008({ 'CdtTrfTxInf/ChrgBr': '' }), { value: '', params: { value: '""' }, expected: 'SLEV' });
    reports(pacs004({ 'TxInf/ChrgBr': 'DEBT' }), { path: 'TxInf/ChrgBr', expected: 'SLEV' });
  });

  it('shows a correct and an incorrect example', () => showsExamples(pacs008, 'CdtTrfTxInf'));
});
