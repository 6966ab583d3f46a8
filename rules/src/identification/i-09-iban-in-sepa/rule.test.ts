import { pacs008 } from '@clearbench/iso20022/samples/pacs-008';
import { ruleSpec } from '../../testing/rule-spec.ts';
import { rule } from './rule.ts';

describe('I-09: Account in SEPA', () => {
  const { accepts, reports, showsExamples } = ruleSpec(rule);
  const path = 'CdtTrfTxInf/CdtrAcct/Id/IBAN';
  const iban = (text: string) => pacs008({ [path]: text });

  it('accepts its countries', () => {
    accepts(pacs008());
    accepts(iban('CH9300762011623852957'));
  });

  it('reports a country outside', () =>
    reports(iban('TR330006100519786457841326'), { variant: 'outside', path, params: { country: 'TR' } }));

  it('reports a code that is not a country', () =>
    reports(iban('ZZ330006100519786457841326'), { variant: 'noCountry' }));

  it('reports a country that joins later, until it does', () => {
    const albania = iban('AL47212110090000000235698741');
    reports(albania, { variant: 'notYet', expected: '>= 2025-10-05' }, { now: '2025-10-01T12:00:00Z' });
    accepts(albania);
  });

  it('shows a correct and an incorrect example', () => showsExamples(pacs008, 'CdtTrfTxInf'));
});
