import { pacs008 } from '@clearbench/iso20022/samples/pacs-008';
import { ruleSpec } from '../../testing/rule-spec.ts';
import { rule } from './rule.ts';

describe('A-01: Address with country and address lines', () => {
  const { accepts, reports, showsExamples } = ruleSpec(rule, { rbVersion: '2021' });
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

  it('shows a correct and an incorrect example', () => showsExamples(pacs008, 'CdtTrfTxInf/Dbtr'));
});
