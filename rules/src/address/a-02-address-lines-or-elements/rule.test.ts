import { pacs008 } from '@clearbench/iso20022/samples/pacs-008';
import { ruleSpec } from '../../testing/rule-spec.ts';
import { rule } from './rule.ts';

describe('A-02: Address lines or structured elements', () => {
  const { accepts, reports, showsExamples } = ruleSpec(rule, { rbVersion: '2023' });
  const path = 'CdtTrfTxInf/Cdtr/PstlAdr';
  const address = (content: string) => pacs008({ [path]: content }, '2023');

  it('accepts either form', () => {
    accepts(address('<Ctry>FR</Ctry><AdrLine>1 place du Port</AdrLine><AdrLine>13002 Marseille</AdrLine>'));
    accepts(address('<StrtNm>place du Port</StrtNm><TwnNm>Marseille</TwnNm><Ctry>FR</Ctry>'));
  });

  it('reports structured elements beside lines', () =>
    reports(address('<TwnNm>Marseille</TwnNm><Ctry>FR</Ctry><AdrLine>1 place du Port</AdrLine>'), {
      variant: 'element',
      path: `${path}/TwnNm`,
    }));

  it('reports a third line', () =>
    reports(address('<AdrLine>a</AdrLine><AdrLine>b</AdrLine><AdrLine>c</AdrLine>'), {
      variant: 'lines',
      path: `${path}/AdrLine[3]`,
    }));

  it('ignores rulebook 2025 (A-04)', () => {
    const hybrid = '<TwnNm>Marseille</TwnNm><Ctry>FR</Ctry><AdrLine>1 place du Port</AdrLine>';
    accepts(pacs008({ [path]: hybrid }), { rbVersion: '2025' });
  });

  it('shows a correct and an incorrect example', () => showsExamples(pacs008, 'CdtTrfTxInf/Dbtr'));
});
