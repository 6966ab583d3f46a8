import { ruleSpec } from '../rule-spec.ts';
import { pacs008 } from '../samples/pacs-008.ts';
import { organisationIds } from './i-17-organisation-ids.ts';

describe('I-17: BIC, LEI and one other identification may stand together from rulebook 2025', () => {
  const { accepts, reports } = ruleSpec(organisationIds);
  const path = 'CdtTrfTxInf/Cdtr/Id/OrgId';
  const all = '<AnyBIC>ZYCOFRP0XXX</AnyBIC><LEI>ZYDO00TESTLEI0000124</LEI><Othr><Id>4711</Id></Othr>';

  it('accepts one of each', () => accepts(pacs008({ [path]: all })));

  it('reports a second other one', () =>
    reports(pacs008({ [path]: `${all}<Othr><Id>4712</Id></Othr>` }), { path: `${path}/Othr[2]`, expected: '1' }));
});
