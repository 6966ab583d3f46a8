import { pacs008 } from '@clearbench/iso20022/samples/pacs-008';
import { ruleSpec } from '../../testing/rule-spec.ts';
import { rule } from './rule.ts';

describe('I-18: One identification of a person', () => {
  const { accepts, reports, showsExamples } = ruleSpec(rule);
  const path = 'CdtTrfTxInf/Dbtr/Id/PrvtId';
  const birth =
    '<DtAndPlcOfBirth><BirthDt>1980-02-29</BirthDt><CityOfBirth>Ulm</CityOfBirth><CtryOfBirth>DE</CtryOfBirth></DtAndPlcOfBirth>';
  const other = '<Othr><Id>4711</Id></Othr>';

  it('accepts either', () => {
    accepts(pacs008({ [path]: birth }));
    accepts(pacs008({ [path]: other }));
  });

  it('reports both together', () => reports(pacs008({ [path]: birth + other }), { variant: 'both', path }));

  it('reports two others', () => reports(pacs008({ [path]: other + other }), { variant: 'several', path }));

  it('shows a correct and an incorrect example', () => showsExamples(pacs008, 'CdtTrfTxInf/Dbtr/Id'));
});
