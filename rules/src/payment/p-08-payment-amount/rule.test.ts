import { pacs004 } from '@clearbench/iso20022/samples/answers';
import { pacs008 } from '@clearbench/iso20022/samples/pacs-008';
import { ruleSpec } from '../../testing/rule-spec.ts';
import { rule } from './rule.ts';

describe('P-08: Amount of a payment', () => {
  const { accepts, reports, showsExamples } = ruleSpec(rule);
  const path = 'CdtTrfTxInf/IntrBkSttlmAmt';
  const amount = (text: string) => pacs008({ [path]: text });

  it('accepts the smallest and the largest, with or without cents', () => {
    for (const text of ['0.01', '1', '1.5', '999999999.99', '000000000001.00']) accepts(amount(text));
  });

  it('reports an amount out of range', () => {
    reports(amount('0.00'), { variant: 'tooSmall', path, value: '0.00', expected: '>= 0.01' });
    reports(amount('1000000000.00'), { variant: 'tooLarge', value: '1000000000.00', expected: '<= 999999999.99' });
  });

  it('reports another currency', () =>
    reports(pacs008({ [`${path}@Ccy`]: 'CHF' }), { variant: 'currency', value: 'CHF', expected: 'EUR' }));

  it('reports a third digit after the point', () =>
    reports(amount('250.005'), { variant: 'decimals', value: '250.005', expected: '250.00' }));

  it('reports everything that is wrong', () =>
    reports(pacs008({ [path]: '0.001', [`${path}@Ccy`]: 'USD' }), [
      { variant: 'currency' },
      { variant: 'decimals' },
      { variant: 'tooSmall' },
    ]));

  it('applies to returned amounts', () =>
    reports(pacs004({ 'TxInf/RtrdIntrBkSttlmAmt': '0.00' }), {
      variant: 'tooSmall',
      path: 'TxInf/RtrdIntrBkSttlmAmt',
    }));

  it('ignores values that are not numbers (T-03)', () => accepts(amount('1,00')));

  it('shows a correct and an incorrect example', () => showsExamples(pacs008, 'CdtTrfTxInf'));
});
