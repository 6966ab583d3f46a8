import { pacs003, pacs003B2b, pain008 } from '@clearbench/iso20022/samples/pacs-003';
import { ruleSpec } from '../../testing/rule-spec.ts';
import { rule } from './rule.ts';

describe('P-03: Local instrument of direct debits', () => {
  const { accepts, reports, showsExamples } = ruleSpec(rule, { scheme: 'core' });
  const path = 'DrctDbtTxInf/PmtTpInf';

  it('accepts the code of the scheme, from banks and from customers', () => {
    accepts(pacs003());
    accepts(pacs003B2b(), { scheme: 'b2b' });
    accepts(pain008());
  });

  it('reports the other scheme', () => {
    reports(pacs003B2b(), { variant: 'other', value: 'B2B', expected: 'CORE', path: `${path}/LclInstrm/Cd` });
    reports(pacs003(), { variant: 'other', value: 'CORE', expected: 'B2B' }, { scheme: 'b2b' });
    reports(pain008({ 'PmtInf/PmtTpInf/LclInstrm/Cd': 'B2B' }), { variant: 'other' });
    reports(pacs003({ [`${path}/LclInstrm`]: '<Prtry>CORE</Prtry>' }), { variant: 'proprietary', expected: 'CORE' });
  });

  it('reports missing and withdrawn codes', () => {
    reports(pacs003({ [`${path}/LclInstrm`]: undefined }), { variant: 'missing', path, expected: 'CORE' });
    reports(pacs003({ [`${path}/LclInstrm/Cd`]: 'COR1' }), { variant: 'withdrawn', value: 'COR1' });
  });

  it('reports the one payment of a bulk that is of another kind', () =>
    reports(pacs003({ 'DrctDbtTxInf[2]/PmtTpInf/LclInstrm/Cd': 'B2B' }), {
      path: 'DrctDbtTxInf[2]/PmtTpInf/LclInstrm/Cd',
    }));

  it('shows a correct and an incorrect example', () => showsExamples(pacs003, 'DrctDbtTxInf/PmtTpInf'));
});
