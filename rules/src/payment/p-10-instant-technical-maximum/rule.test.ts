import { instant } from '@clearbench/iso20022/samples/pacs-008';
import { ruleSpec } from '../../testing/rule-spec.ts';
import { rule as paymentAmount } from '../p-08-payment-amount/rule.ts';
import { rule } from './rule.ts';

describe('P-10: Technical maximum of instant payments', () => {
  const { accepts, reports, showsExamples } = ruleSpec(rule, { scheme: 'inst' });
  const path = 'CdtTrfTxInf/IntrBkSttlmAmt';

  it('accepts amounts far above the former limit', () => {
    accepts(instant({ [path]: '100000.01' }));
    accepts(instant({ [path]: '999999999.99' }));
  });

  it('reports an amount longer than the field, which P-08 then does not report', () => {
    const huge = instant({ [path]: '1000000000.00' });
    reports(huge, { path, value: '1000000000.00', expected: '<= 999999999.99' });
    ruleSpec(paymentAmount, { scheme: 'inst' }).accepts(huge);
    ruleSpec(paymentAmount, { scheme: 'inst', rbVersion: '2023' }).reports(huge, { variant: 'tooLarge' });
  });

  it('shows a correct and an incorrect example', () => showsExamples(instant, 'CdtTrfTxInf'));
});
