import { checkDigitsFor } from '@clearbench/iso20022/identifiers/mod97';
import { creditorIdPath, mandatePath, pacs003, pain008 } from '@clearbench/iso20022/samples/pacs-003';
import { ruleSpec } from '../../testing/rule-spec.ts';
import { rule } from './rule.ts';

describe('D-02: Structure of the creditor identifier', () => {
  const { accepts, reports, showsExamples } = ruleSpec(rule, { scheme: 'core' });
  const path = `${creditorIdPath}/Id`;
  const called = (value: string) => pacs003({ [path]: value });

  it('accepts right ones, whatever their business code', () => {
    accepts(pacs003());
    accepts(called('DE98A1+09999999999'));
    accepts(called('FR72ZZZ123456'));
    accepts(pain008());
  });

  it('ignores punctuation and case in the check digits', () => {
    accepts(called('de98zzz09999999999'));
    accepts(called('DE98ZZZ0999-9999-999'));
  });

  it('reports wrong check digits, with the right ones', () =>
    reports(called('DE97ZZZ09999999999'), {
      variant: 'checkDigits',
      path,
      expected: 'DE98ZZZ09999999999',
      params: { digits: '98', found: '97' },
    }));

  it('reports check digits outside 02 to 98, which leave the same remainder', () =>
    reports(called('DE01ZZZ09999999999'), { variant: 'checkDigits', expected: 'DE98ZZZ09999999999' }));

  it('reports another form and an unknown country', () => {
    reports(called('DE98'), { variant: 'form', value: 'DE98' });
    reports(called('09999999999'), { variant: 'form' });
    reports(called('XX98ZZZ09999999999'), { variant: 'country', params: { country: 'XX' } });
  });

  it('reports a country outside SEPA', () =>
    reports(called('US98ZZZ09999999999'), { variant: 'outside', severity: 'Error', params: { country: 'US' } }));

  it('warns of a national part with another length than those of the country', () => {
    const digits = checkDigitsFor('1DE00');
    const found = { variant: 'length', severity: 'Warning', expected: '11', params: { country: 'DE', length: 1 } };
    reports(called(`DE${digits}ZZZ1`), found);
  });

  it('looks at the former identifier of an amendment', () => {
    const former = '<Id><PrvtId><Othr><Id>DE97ZZZ09999999999</Id></Othr></PrvtId></Id>';
    const place = `${mandatePath}/AmdmntInfDtls/OrgnlCdtrSchmeId`;
    reports(pacs003({ [place]: former }), { variant: 'checkDigits', path: `${place}/Id/PrvtId/Othr/Id` });
  });

  it('shows a correct and an incorrect example', () => showsExamples(pacs003, 'DrctDbtTxInf/DrctDbtTx'));
});
