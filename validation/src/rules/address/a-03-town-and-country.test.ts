import { ruleSpec } from '../rule-spec.ts';
import { pacs008 } from '../samples/pacs-008.ts';
import { townAndCountry } from './a-03-town-and-country.ts';

describe('A-03: a structured address has town and country', () => {
  const { accepts, reports } = ruleSpec(townAndCountry, { rbVersion: '2023' });
  const path = 'CdtTrfTxInf/Dbtr/PstlAdr';
  const address = (content: string) => pacs008({ [path]: content }, '2023');

  it('accepts both, and lines without a town', () => {
    accepts(address('<TwnNm>Ulm</TwnNm><Ctry>DE</Ctry>'));
    accepts(address('<AdrLine>89073 Ulm</AdrLine>'));
  });

  it('reports what is missing', () => {
    reports(address('<TwnNm>Ulm</TwnNm>'), { path, params: { missing: 'Ctry' } });
    reports(address('<StrtNm>Am Markt</StrtNm>'), { path, params: { missing: 'TwnNm, Ctry' } });
  });
});
