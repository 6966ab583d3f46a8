import { ruleSpec } from '../rule-spec.ts';
import { pacs008 } from '../samples/pacs-008.ts';
import { oneKindOfRemittance } from './m-01-one-kind-of-remittance.ts';

describe('M-01: one kind of remittance information, once', () => {
  const { accepts, reports } = ruleSpec(oneKindOfRemittance);
  const path = 'CdtTrfTxInf/RmtInf';
  const text = '<Ustrd>Invoice</Ustrd>';
  const structured = '<Strd><CdtrRefInf><Ref>4711</Ref></CdtrRefInf></Strd>';

  it('accepts either, or none', () => {
    accepts(pacs008({ [path]: text }));
    accepts(pacs008({ [path]: structured }));
    accepts(pacs008({ [path]: undefined }));
  });

  it('reports both together', () => reports(pacs008({ [path]: text + structured }), { variant: 'both', path }));

  it('reports one of them twice', () => {
    reports(pacs008({ [path]: text + text }), {
      variant: 'twice',
      path: `${path}/Ustrd[2]`,
      params: { element: 'Ustrd' },
    });
    reports(pacs008({ [path]: structured + structured }), { variant: 'twice', path: `${path}/Strd[2]` });
  });

  it('leaves extended remittance information to M-06', () =>
    accepts(pacs008({ [path]: text + structured + structured, 'CdtTrfTxInf/PmtTpInf/LclInstrm/Cd': 'PERI' })));
});
