import { ruleSpec } from '../../rule-spec.ts';
import { pacs004 } from '../../samples/answers.ts';
import { pacs008 } from '../../samples/pacs-008.ts';
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
