import { pacs008 } from '@clearbench/iso20022/samples/pacs-008';
import { ruleSpec } from '../../testing/rule-spec.ts';
import { rule } from './rule.ts';

describe('P-04: Local instrument of a credit transfer', () => {
  const { accepts, reports, showsExamples } = ruleSpec(rule);
  const path = 'CdtTrfTxInf/PmtTpInf/LclInstrm';

  it('accepts none, and the mark of extended remittance information', () => {
    accepts(pacs008());
    accepts(pacs008({ [path]: '<Cd>PERI</Cd>' }));
  });

  it('warns of any other', () =>
    reports(pacs008({ [path]: '<Prtry>CARD</Prtry>' }), { path: `${path}/Prtry`, value: 'CARD', severity: 'Warning' }));

  it('uses the list as changed by an administrator, with PERI since 2021', () => {
    const codeLists = { sct_local_instrument: { RIBA: {} } };
    accepts(pacs008({ [path]: '<Cd>RIBA</Cd>' }), { codeLists });
    reports(pacs008({ [path]: '<Cd>PERI</Cd>' }), { value: 'PERI' }, { codeLists });
    reports(pacs008({ [path]: '<Cd>PERI</Cd>' }, '2019'), { value: 'PERI' }, { rbVersion: '2019' });
  });

  it('reports INST as a payment of another scheme', () =>
    reports(pacs008({ [path]: '<Cd>INST</Cd>' }), { variant: 'instant', value: 'INST' }));

  it('does not concern instant payments', () => accepts(pacs008({ [path]: '<Cd>INST</Cd>' }), { scheme: 'inst' }));

  it('shows a correct and an incorrect example', () => showsExamples(pacs008, 'CdtTrfTxInf'));
});
