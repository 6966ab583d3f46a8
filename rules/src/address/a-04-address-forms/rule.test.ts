import { pacs008 } from '@clearbench/iso20022/samples/pacs-008';
import { ruleSpec } from '../../testing/rule-spec.ts';
import { rule } from './rule.ts';

describe('A-04: Three forms of an address', () => {
  const { accepts, reports, showsExamples } = ruleSpec(rule);
  const path = 'CdtTrfTxInf/Dbtr/PstlAdr';
  const address = (content: string) => pacs008({ [path]: content });

  it('accepts the three forms', () => {
    accepts(address('<StrtNm>Am Markt</StrtNm><TwnNm>Ulm</TwnNm><Ctry>DE</Ctry>'));
    accepts(address('<TwnNm>Ulm</TwnNm><Ctry>DE</Ctry><AdrLine>Am Markt 1</AdrLine><AdrLine>c/o Muster</AdrLine>'));
    accepts(address('<Ctry>DE</Ctry><AdrLine>Am Markt 1, 89073 Ulm</AdrLine>'));
  });

  it('reports a structured address without town or country', () =>
    reports(address('<TwnNm>Ulm</TwnNm>'), { variant: 'structured', path, params: { missing: 'Ctry' } }));

  it('reports a hybrid address without town or country', () =>
    reports(address('<PstCd>89073</PstCd><Ctry>DE</Ctry><AdrLine>Am Markt 1</AdrLine>'), {
      variant: 'hybrid',
      params: { missing: 'TwnNm' },
    }));

  it('reports a third line', () =>
    reports(address('<AdrLine>a</AdrLine><AdrLine>b</AdrLine><AdrLine>c</AdrLine>'), {
      variant: 'lines',
      path: `${path}/AdrLine[3]`,
    }));

  it('shows a correct and an incorrect example', () => showsExamples(pacs008, 'CdtTrfTxInf/Dbtr'));
});
