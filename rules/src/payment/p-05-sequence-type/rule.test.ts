import { pacs003, pain008 } from '@clearbench/iso20022/samples/pacs-003';
import { ruleSpec } from '../../testing/rule-spec.ts';
import { rule } from './rule.ts';

describe('P-05: Sequence type of direct debits', () => {
  const { accepts, reports, showsExamples } = ruleSpec(rule, { scheme: 'core' });
  const path = 'DrctDbtTxInf/PmtTpInf';

  it.each(['FRST', 'RCUR', 'OOFF', 'FNAL'])('accepts %s', (sequence) =>
    accepts(pacs003({ [`${path}/SeqTp`]: sequence })),
  );

  it('reports any other, and none', () => {
    reports(pacs003({ [`${path}/SeqTp`]: 'RPRE' }), { variant: 'other', value: 'RPRE', path: `${path}/SeqTp` });
    reports(pacs003({ [`${path}/SeqTp`]: undefined }), {
      variant: 'missing',
      path,
      expected: 'FRST, RCUR, OOFF, FNAL',
    });
  });

  it('looks at orders of customers, too', () =>
    reports(pain008({ 'PmtInf/PmtTpInf/SeqTp': undefined }), { variant: 'missing', path: 'PmtInf/PmtTpInf' }));

  it('shows a correct and an incorrect example', () => showsExamples(pacs003, 'DrctDbtTxInf/PmtTpInf'));
});
