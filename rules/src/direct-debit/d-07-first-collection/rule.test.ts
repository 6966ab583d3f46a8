import { pacs003 } from '@clearbench/iso20022/samples/pacs-003';
import { ruleSpec } from '../../testing/rule-spec.ts';
import { rule } from './rule.ts';

describe('D-07: First direct debit', () => {
  const { accepts, reports, showsExamples } = ruleSpec(rule, { scheme: 'core' });
  const path = 'DrctDbtTxInf/PmtTpInf/SeqTp';

  it('accepts a recurrent one', () => accepts(pacs003()));

  it('reports a first collection as Info', () =>
    reports(pacs003({ [path]: 'FRST' }), { path, value: 'FRST', severity: 'Info', expected: 'FRST, RCUR' }));

  it('has one finding per message', () =>
    reports(pacs003({ [path]: 'FRST', 'DrctDbtTxInf[2]/PmtTpInf/SeqTp': 'FRST' }), { path, value: 'FRST' }));

  it('shows a correct and an incorrect example', () => showsExamples(pacs003, 'DrctDbtTxInf/PmtTpInf'));
});
