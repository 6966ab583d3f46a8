import { ruleSpec } from '../rule-spec.ts';
import { instant, pacs008 } from '../samples/pacs-008.ts';
import { instantLocalInstrument } from './p-02-instant-local-instrument.ts';

describe('P-02: the local instrument of an instant payment is INST', () => {
  const { accepts, reports } = ruleSpec(instantLocalInstrument, { scheme: 'inst' });
  const path = 'CdtTrfTxInf/PmtTpInf';

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

  it('goes by the list as an administrator has changed it', () => {
    const codeLists = { inst_local_instrument: { INSTTC01: {} } };
    accepts(instant({ [`${path}/LclInstrm/Cd`]: 'INSTTC01' }), { codeLists });
    reports(instant(), { variant: 'other', value: 'INST', expected: 'INSTTC01' }, { codeLists });
  });

  it('does not concern bulks', () => accepts(pacs008(), { scheme: 'sct' }));
});
