import { pacs008 } from '@clearbench/iso20022/samples/pacs-008';
import { ruleSpec } from '../../testing/rule-spec.ts';
import { rule } from './rule.ts';

describe('A-03: Town and country', () => {
  const { accepts, reports, showsExamples } = ruleSpec(rule, { rbVersion: '2023' });
  const path = 'CdtTrfTxInf/Dbtr/PstlAdr';
  const address = (content: string) => pacs008({ [path]: content }, '2023');

  it('accepts both, and lines without a town', () => {
    accepts(address('<TwnNm>Ulm</TwnNm><Ctry>DE</Ctry>'));
    accepts(address('<AdrLine>89073 Ulm</AdrLine>'));
  });

  it('reports missing elements', () => {
    reports(address('<TwnNm>Ulm</TwnNm>'), { path, params: { missing: 'Ctry' } });
    reports(address('<StrtNm>Am Markt</StrtNm>'), { path, params: { missing: 'TwnNm, Ctry' } });
  });

  it('shows a correct and an incorrect example', () => showsExamples(pacs008, 'CdtTrfTxInf/Dbtr'));
});
