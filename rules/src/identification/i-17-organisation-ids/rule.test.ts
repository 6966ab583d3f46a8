import { pacs008 } from '@clearbench/iso20022/samples/pacs-008';
import { ruleSpec } from '../../testing/rule-spec.ts';
import { rule } from './rule.ts';

describe('I-17: Identifications of an organisation', () => {
  const { accepts, reports, showsExamples } = ruleSpec(rule);
  const path = 'CdtTrfTxInf/Cdtr/Id/OrgId';
  const all = '<AnyBIC>ZYCOFRP0XXX</AnyBIC><LEI>ZYDO00TESTLEI0000124</LEI><Othr><Id>4711</Id></Othr>';

  it('accepts one of each', () => accepts(pacs008({ [path]: all })));

  it('reports a second other one', () =>
    reports(pacs008({ [path]: `${all}<Othr><Id>4712</Id></Othr>` }), { path: `${path}/Othr[2]`, expected: '1' }));

  it('shows a correct and an incorrect example', () => showsExamples(pacs008, 'CdtTrfTxInf/Dbtr/Id'));
});
