import { instant, pacs008 } from '@clearbench/iso20022/samples/pacs-008';
import { ruleSpec } from '../../testing/rule-spec.ts';
import { rule } from './rule.ts';

describe('P-02: Local instrument of instant payments', () => {
  const { accepts, reports, showsExamples } = ruleSpec(rule, { scheme: 'inst' });
  const path = 'GrpHdr/PmtTpInf';

  it('accepts INST', () => accepts(instant()));

  it('reports a payment without', () =>
    reports(instant({ [`${path}/LclInstrm`]: undefined }), { variant: 'missing', path, expected: 'INST' }));

  it('reports anything else', () => {
    reports(instant({ [`${path}/LclInstrm/Cd`]: 'CORE' }), { variant: 'other', value: 'CORE', expected: 'INST' });
    reports(instant({ [`${path}/LclInstrm`]: '<Prtry>INST</Prtry>' }), {
      variant: 'proprietary',
      path: `${path}/LclInstrm/Prtry`,
    });
  });

  it('uses the list as changed by an administrator', () => {
    const codeLists = { inst_local_instrument: { INSTTC01: {} } };
    accepts(instant({ [`${path}/LclInstrm/Cd`]: 'INSTTC01' }), { codeLists });
    reports(instant(), { variant: 'other', value: 'INST', expected: 'INSTTC01' }, { codeLists });
  });

  it('does not concern bulks', () => accepts(pacs008(), { scheme: 'sct' }));

  it('shows a correct and an incorrect example', () => showsExamples(instant, 'GrpHdr/PmtTpInf'));
});
