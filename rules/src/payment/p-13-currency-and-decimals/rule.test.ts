import { camt056, pacs004 } from '@clearbench/iso20022/samples/answers';
import { pacs008 } from '@clearbench/iso20022/samples/pacs-008';
import { ruleSpec } from '../../testing/rule-spec.ts';
import { rule } from './rule.ts';

describe('P-13: Currency and decimal places', () => {
  const { accepts, reports, showsExamples } = ruleSpec(rule);

  it('accepts two digits or fewer', () => {
    accepts(pacs004());
    accepts(camt056({ 'Undrlyg/TxInf/OrgnlIntrBkSttlmAmt': '250' }));
  });

  it('reports another currency', () =>
    reports(camt056({ 'Undrlyg/TxInf/OrgnlIntrBkSttlmAmt@Ccy': 'GBP' }), {
      variant: 'currency',
      path: 'Undrlyg/TxInf/OrgnlIntrBkSttlmAmt',
      value: 'GBP',
      expected: 'EUR',
    }));

  it('reports a third digit after the point', () =>
    reports(pacs004({ 'GrpHdr/TtlRtrdIntrBkSttlmAmt': '250.000' }), { variant: 'decimals', expected: '250.00' }));

  const path = 'CdtTrfTxInf/RmtInf/Strd/RfrdDocAmt/RmtdAmt';
  const invoice = (amount: string, currency: string) => pacs008({ [path]: amount, [`${path}@Ccy`]: currency });

  it.each([
    ['250.75', 'USD'],
    ['250', 'JPY'],
    ['250.755', 'KWD'],
    ['250.75', 'XCG'],
    ['250.75', 'HRK'],
    ['250.75555', 'XAU'],
  ])('accepts an invoice of %s %s', (amount, currency) => accepts(invoice(amount, currency)));

  it('reports too many decimal places and unknown currencies', () => {
    const found = { variant: 'minorUnit', path, severity: 'Error' };
    reports(invoice('250.7', 'JPY'), { ...found, value: '250.7', params: { currency: 'JPY', most: 0 } });
    reports(invoice('250.7555', 'TND'), { ...found, params: { most: 3 } });
    reports(invoice('250.755', 'EUR'), { variant: 'decimals', path, expected: '250.75' });
    reports(invoice('250.75', 'XYZ'), { variant: 'unknown', path, value: 'XYZ' });
  });

  it('counts charges as a part of the payment', () => {
    const charges = { 'TxInf/ChrgsInf': '<Amt Ccy="USD">1.00</Amt>' };
    reports(pacs004(charges), { variant: 'currency', value: 'USD' });
  });

  it('shows a correct and an incorrect example', () => showsExamples(pacs004, 'TxInf'));
});
