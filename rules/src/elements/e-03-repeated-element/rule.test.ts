import { pacs002 } from '@clearbench/iso20022/samples/answers';
import { pacs008 } from '@clearbench/iso20022/samples/pacs-008';
import { pain001 } from '@clearbench/iso20022/samples/pain-001';
import { ruleSpec } from '../../testing/rule-spec.ts';
import { rule } from './rule.ts';

const lines = (count: number): string => '<AdrLine>Hauptstrasse 1</AdrLine>'.repeat(count);

describe('E-03: Repeated element', () => {
  const { accepts, reports, showsExamples } = ruleSpec(rule);
  const address = 'CdtTrfTxInf/Cdtr/PstlAdr';

  it.each(['2019', '2021', '2023', '2025'] as const)('reports a third address line under rulebook %s', (rbVersion) => {
    accepts(pacs008({ [address]: `<Ctry>FR</Ctry>${lines(2)}` }, rbVersion), { rbVersion });
    const third = { path: `${address}/AdrLine[3]`, params: { element: 'AdrLine', parent: 'PstlAdr', max: 2 } };
    reports(pacs008({ [address]: `<Ctry>FR</Ctry>${lines(3)}` }, rbVersion), third, { rbVersion });
  });

  it('reports each repetition', () =>
    reports(pacs008({ [address]: lines(4) }), [{ path: `${address}/AdrLine[3]` }, { path: `${address}/AdrLine[4]` }]));

  it('reports repetitions in a payment order', () => {
    const path = 'PmtInf/CdtTrfTxInf/RmtInf';
    reports(pain001({ [path]: '<Ustrd>a</Ustrd><Ustrd>b</Ustrd>' }), { path: `${path}/Ustrd[2]` });
  });

  it('accepts repetitions where the payment has extended remittance information', () => {
    const structured = '<Strd><AddtlRmtInf>a</AddtlRmtInf></Strd>';
    const marked = { 'CdtTrfTxInf/PmtTpInf/LclInstrm/Cd': 'PERI', 'CdtTrfTxInf/RmtInf': structured.repeat(2) };
    accepts(pacs008(marked));
  });

  it('warns where no published source confirms the limit', () => {
    const reason = '<Rsn><Cd>AC04</Cd></Rsn>';
    const path = 'OrgnlGrpInfAndSts/StsRsnInf';
    const twice = { [path]: reason, [`${path}[2]`]: reason, 'GrpHdr/InstgAgt/FinInstnId/BICFI': 'ZYDOFRP0XXX' };
    const second = { path: `${path}[2]`, variant: 'unconfirmed', severity: 'Warning' } as const;
    reports(pacs002(twice), second, { scheme: 'core' });
  });

  it('shows a correct and an incorrect example', () => showsExamples(pacs008, address));
});
