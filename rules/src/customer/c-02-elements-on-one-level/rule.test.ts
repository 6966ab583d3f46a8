import { pain008 } from '@clearbench/iso20022/samples/pacs-003';
import { pain001 } from '@clearbench/iso20022/samples/pain-001';
import { ruleSpec } from '../../testing/rule-spec.ts';
import { rule } from './rule.ts';

describe('C-02: Elements on one level of an order', () => {
  const { accepts, reports, showsExamples } = ruleSpec(rule);
  const name = (party: string) => `<${party}><Nm>Carla Muster</Nm></${party}>`;
  const ofGroup = (xml: string, party: string) => xml.replace('<ChrgBr>', `${name(party)}<ChrgBr>`);
  const creditorScheme =
    '<Id><PrvtId><Othr><Id>DE98ZZZ09999999999</Id><SchmeNm><Prtry>SEPA</Prtry></SchmeNm></Othr></PrvtId></Id>';

  it('accepts each element on one level', () => {
    accepts(pain001());
    accepts(ofGroup(pain001(), 'UltmtDbtr'));
    accepts(pain001().replace('<CdtrAgt>', `${name('UltmtDbtr')}<CdtrAgt>`));
    accepts(pain008(), { scheme: 'core' });
  });

  it('reports ultimate parties on both levels', () => {
    const order = ofGroup(pain001().replace('<CdtrAgt>', `${name('UltmtDbtr')}<CdtrAgt>`), 'UltmtDbtr');
    reports(order, { path: 'PmtInf/CdtTrfTxInf/UltmtDbtr', params: { element: 'UltmtDbtr' } });
    const collection = ofGroup(pain008().replace('<DbtrAgt>', `${name('UltmtCdtr')}<DbtrAgt>`), 'UltmtCdtr');
    reports(collection, { path: 'PmtInf/DrctDbtTxInf/UltmtCdtr' }, { scheme: 'core' });
  });

  it('reports charge bearer and creditor identifier on both levels', () => {
    reports(pain001({ 'PmtInf/CdtTrfTxInf/ChrgBr': 'SLEV' }), { path: 'PmtInf/CdtTrfTxInf/ChrgBr', value: 'SLEV' });
    const place = 'PmtInf/DrctDbtTxInf/DrctDbtTx/CdtrSchmeId';
    reports(pain008({ [place]: creditorScheme }), { path: place }, { scheme: 'b2b' });
  });

  it('shows a correct and an incorrect example', () =>
    showsExamples(pain001, { ChrgBr: 'PmtInf', CdtTrfTxInf: 'PmtInf' }));
});
