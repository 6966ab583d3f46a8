import { pacs002 } from '@clearbench/iso20022/samples/answers';
import { pacs008 } from '@clearbench/iso20022/samples/pacs-008';
import { ruleSpec } from '../../testing/rule-spec.ts';
import { rule } from './rule.ts';

const bic = '<AnyBIC>ZYCOFRP0XXX</AnyBIC>';
const other = '<Othr><Id>4711</Id></Othr>';

describe('I-16: One identification of an organisation', () => {
  const { accepts, reports, showsExamples } = ruleSpec(rule, { rbVersion: '2023' });
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

  it('ignores values that an R-message quotes', () =>
    accepts(pacs002({ 'TxInfAndSts/OrgnlTxRef/Cdtr/Pty/Id/OrgId': bic + other })));

  it('is gone with rulebook 2025', () => accepts(pacs008({ [path]: bic + other }), { rbVersion: '2025' }));

  it('shows a correct and an incorrect example', () => showsExamples(pacs008, 'CdtTrfTxInf/Dbtr/Id'));
});
