import { pacs008 } from '@clearbench/iso20022/samples/pacs-008';
import { ruleSpec } from '../../testing/rule-spec.ts';
import { rule } from './rule.ts';

describe('M-01: Unstructured or structured remittance information', () => {
  const { accepts, reports, showsExamples } = ruleSpec(rule);
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

  it('ignores extended remittance information (M-06)', () =>
    accepts(pacs008({ [path]: text + structured + structured, 'CdtTrfTxInf/PmtTpInf/LclInstrm/Cd': 'PERI' })));

  it('shows a correct and an incorrect example', () => showsExamples(pacs008, 'CdtTrfTxInf'));
});
