import { pacs002 } from '@clearbench/iso20022/samples/answers';
import { pacs008 } from '@clearbench/iso20022/samples/pacs-008';
import { ruleSpec } from '../../testing/rule-spec.ts';
import { rule } from './rule.ts';

describe('I-23: National check digits', () => {
  const { accepts, reports, showsExamples } = ruleSpec(rule);
  const path = 'CdtTrfTxInf/CdtrAcct/Id/IBAN';

  it('accepts account numbers whose check digits fit, and those of countries without', () => {
    for (const iban of ['FR1420041010050500013M02606', 'BE68539007547034', 'DE89370400440532013000'])
      accepts(pacs008({ [path]: iban }));
  });

  it.each([
    ['BE41539007547035', 'BE'],
    ['FR8420041010050500013M02607', 'FR'],
    ['IT33X0542811101000000123457', 'IT'],
  ])('warns of %s', (iban, country) =>
    reports(pacs008({ [path]: iban }), { path, value: iban, severity: 'Warning', params: { country } }),
  );

  it('leaves invalid IBANs to I-08', () => accepts(pacs008({ [path]: 'BE68539007547035' })));

  it('ignores accounts that an R-message quotes', () =>
    accepts(pacs002({ 'TxInfAndSts/OrgnlTxRef/DbtrAcct/Id/IBAN': 'BE41539007547035' })));

  it('shows a correct and an incorrect example', () => showsExamples(pacs008, 'CdtTrfTxInf'));
});
