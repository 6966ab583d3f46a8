import { pacs008 } from '@clearbench/iso20022/samples/pacs-008';
import { ruleSpec } from '../../testing/rule-spec.ts';
import { rule } from './rule.ts';

describe('A-06: No repetition in an address', () => {
  const { accepts, reports, showsExamples } = ruleSpec(rule);
  const path = 'CdtTrfTxInf/Dbtr/PstlAdr';
  const hybrid = (line: string, town = 'Neu Ulm', country = 'DE') =>
    pacs008({ [path]: `<TwnNm>${town}</TwnNm><Ctry>${country}</Ctry><AdrLine>${line}</AdrLine>` });

  it('accepts lines that add something', () => {
    accepts(hybrid('Ulmer Gasse 1'));
    accepts(hybrid('12 rue de la Paix', 'Paris', 'FR'));
    accepts(hybrid('Calle de Goya 3', 'Madrid', 'DE'));
  });

  it('warns of the town in upper or lower case', () =>
    reports(hybrid('Am Markt 1, 89231 NEU ULM'), {
      path: `${path}/AdrLine`,
      value: 'Am Markt 1, 89231 NEU ULM',
      severity: 'Warning',
      params: { element: 'TwnNm' },
    }));

  it('warns of the country', () => {
    reports(hybrid('DE-89231'), { params: { element: 'Ctry' } });
    reports(hybrid('89231 DE'), { params: { element: 'Ctry' } });
  });

  it('shows a correct and an incorrect example', () => showsExamples(pacs008, 'CdtTrfTxInf/Dbtr'));
});
