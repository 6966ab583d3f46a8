import { pain008 } from '@clearbench/iso20022/samples/pacs-003';
import { pacs007 } from '@clearbench/iso20022/samples/pacs-007';
import { pacs008 } from '@clearbench/iso20022/samples/pacs-008';
import { ruleSpec } from '../../testing/rule-spec.ts';
import { rule } from './rule.ts';

describe('E-04: Value outside the subset', () => {
  const { accepts, reports, showsExamples } = ruleSpec(rule);

  it('reports a name that is too long, counted in characters', () => {
    const path = 'CdtTrfTxInf/Dbtr/Nm';
    accepts(pacs008({ [path]: '😀'.repeat(70) }));
    reports(pacs008({ [path]: '😀'.repeat(71) }), { path, variant: 'length', expected: '70' });
  });

  it('reports a code that the scheme does not use', () =>
    reports(pacs008({ 'CdtTrfTxInf/ChrgBr': 'SHAR' }), { variant: 'code', value: 'SHAR', expected: 'SLEV' }));

  const amount = (value: string, currency = 'EUR') => ({ 'CdtTrfTxInf/IntrBkSttlmAmt': value, currency });
  const written = ({ currency, ...changes }: ReturnType<typeof amount>): string =>
    pacs008(changes).replace(/(<IntrBkSttlmAmt Ccy=)"EUR"/, `$1"${currency}"`);

  it.each(['0.01', '999999999.99', '1', '1.5'])('accepts the amount %s', (value) => accepts(written(amount(value))));

  it.each([
    ['0.00', 'amount'],
    ['1000000000.00', 'amount'],
    ['1.005', 'digits'],
  ])('reports the amount %s', (value, variant) => reports(written(amount(value)), { variant, value }));

  it('reports a currency that the scheme does not use', () =>
    reports(written(amount('1.00', 'USD')), { variant: 'currency', expected: 'EUR' }));

  it('reports a value without the form that the scheme requires', () => {
    const path = 'PmtInf/DrctDbtTxInf/DrctDbtTx/MndtRltdInf/MndtId';
    accepts(pain008(), { scheme: 'core' });
    reports(pain008({ [path]: 'MANDAT_1' }), { path, variant: 'pattern' }, { scheme: 'core' });
  });

  it('warns where no published source confirms the limit', () => {
    const path = 'TxInf/RvsdInstdAmt';
    const xml = pacs007({ [path]: '0.00', [`${path}@Ccy`]: 'EUR' });
    reports(xml, { path, variant: 'unconfirmed', severity: 'Warning' }, { scheme: 'core' });
  });

  it('shows a correct and an incorrect example', () => showsExamples(pacs008, 'CdtTrfTxInf/Dbtr'));
});
