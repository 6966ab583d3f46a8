import { ruleSpec } from '../rule-spec.ts';
import { pacs002 } from '../samples/answers.ts';
import { pacs008 } from '../samples/pacs-008.ts';
import { oneOrganisationId } from './i-16-one-organisation-id.ts';

const bic = '<AnyBIC>ZYCOFRP0XXX</AnyBIC>';
const other = '<Othr><Id>4711</Id></Othr>';

describe('I-16: an organisation has one identification until rulebook 2025', () => {
  const { accepts, reports } = ruleSpec(oneOrganisationId, { rbVersion: '2023' });
  const path = 'CdtTrfTxInf/Cdtr/Id/OrgId';
  const organisation = (content: string) => pacs008({ [path]: content }, '2023');

  it('accepts one', () => {
    accepts(organisation(bic));
    accepts(organisation(other));
  });

  it('reports two of them', () => {
    reports(organisation(bic + other), { path, expected: '1', params: { count: 2 } });
    reports(organisation(other + other), { path });
  });

  it('lets an R-message quote what it got', () =>
    accepts(pacs002({ 'TxInfAndSts/OrgnlTxRef/Cdtr/Pty/Id/OrgId': bic + other })));

  it('is gone with rulebook 2025', () => accepts(pacs008({ [path]: bic + other }), { rbVersion: '2025' }));
});
