import { ruleSpec } from '../rule-spec.ts';
import { pacs008 } from '../samples/pacs-008.ts';
import { privateId } from './i-18-private-id.ts';

describe('I-18: a person has one identification', () => {
  const { accepts, reports } = ruleSpec(privateId);
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
});
