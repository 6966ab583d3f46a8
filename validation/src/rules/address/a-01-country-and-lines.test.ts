import { ruleSpec } from '../rule-spec.ts';
import { pacs008 } from '../samples/pacs-008.ts';
import { countryAndLines } from './a-01-country-and-lines.ts';

describe('A-01: an address is a country and two lines until rulebook 2023', () => {
  const { accepts, reports } = ruleSpec(countryAndLines, { rbVersion: '2021' });
  const path = 'CdtTrfTxInf/Dbtr/PstlAdr';
  const address = (content: string) => pacs008({ [path]: content }, '2021');
  const lines = '<Ctry>DE</Ctry><AdrLine>Am Markt 1</AdrLine><AdrLine>89073 Ulm</AdrLine>';

  it('accepts that', () => accepts(address(lines)));

  it('reports a third line', () =>
    reports(address(`${lines}<AdrLine>c/o</AdrLine>`), {
      variant: 'lines',
      path: `${path}/AdrLine[3]`,
      expected: '<= 2',
    }));

  it('reports structured elements', () =>
    reports(address('<TwnNm>Ulm</TwnNm><Ctry>DE</Ctry>'), {
      variant: 'element',
      path: `${path}/TwnNm`,
      value: 'Ulm',
      params: { element: 'TwnNm' },
    }));
});
