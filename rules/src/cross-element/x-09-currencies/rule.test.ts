import { pacs008 } from '@clearbench/iso20022/samples/pacs-008';
import { sctProfile } from '@clearbench/iso20022/samples/profiles';
import { isoProfile, pacs009 } from '@clearbench/iso20022/testing/iso-messages.fixture';
import { ruleSpec } from '../../testing/rule-spec.ts';
import { validate } from '../../testing/validate.fixture.ts';
import { rule } from './rule.ts';

describe('X-09: Currencies and decimal places', () => {
  const { accepts, reports, showsExamples } = ruleSpec(rule, isoProfile);
  const path = 'CdtTrfTxInf/IntrBkSttlmAmt';
  const amount = (currency: string, value: string) => ({ [path]: value, [`${path}@Ccy`]: currency });

  it.each([
    ['USD', '1.05'],
    ['JPY', '2500'],
    ['KWD', '1.123'],
    ['EUR', '1'],
  ])('accepts %s %s', (currency, value) => accepts(pacs009(amount(currency, value))));

  it('reports an unknown currency', () =>
    reports(pacs009(amount('EUX', '1.00')), { path, variant: 'unknown', value: 'EUX' }));

  it('reports too many decimal places', () => {
    const params = { currency: 'JPY', most: 0 };
    reports(pacs009(amount('JPY', '1.5')), { path, variant: 'decimals', value: '1.5', params });
    reports(pacs009(amount('KWD', '1.1234')), { path, variant: 'decimals', params: { most: 3 } });
  });

  it('reports a withdrawn currency of a settlement, but not of an account', () => {
    reports(pacs009(amount('HRK', '1.00')), { path, variant: 'withdrawn', value: 'HRK' });
    const account = '<Id><IBAN>DE89370400440532013000</IBAN></Id>';
    accepts(pacs009({ 'CdtTrfTxInf/DbtrAcct': `${account}<Ccy>HRK</Ccy>` }));
    const unknown = { 'CdtTrfTxInf/DbtrAcct': `${account}<Ccy>EUX</Ccy>` };
    reports(pacs009(unknown), { path: 'CdtTrfTxInf/DbtrAcct/Ccy', variant: 'unknown' });
  });

  it('leaves the currency of a SEPA payment to the rules of the schemes', () => {
    const text = pacs008({ 'CdtTrfTxInf/IntrBkSttlmAmt@Ccy': 'EUX' });
    const { validationMessages } = validate(new TextEncoder().encode(text), sctProfile);
    expect(validationMessages.map(({ ruleId }) => ruleId)).not.toContain('X-09');
    expect(validationMessages.length).toBeGreaterThan(0);
  });

  it('shows a correct and an incorrect example', () => showsExamples(pacs009, 'CdtTrfTxInf'));
});
