import { ruleSpec } from '../rule-spec.ts';
import { instant } from '../samples/pacs-008.ts';
import { paymentAmount } from './p-08-payment-amount.ts';
import { instantTechnicalMaximum } from './p-10-instant-technical-maximum.ts';

describe('P-10: an instant payment is limited by its field alone from rulebook 2025', () => {
  const { accepts, reports } = ruleSpec(instantTechnicalMaximum, { scheme: 'inst' });
  const path = 'CdtTrfTxInf/IntrBkSttlmAmt';

  it('accepts amounts far above the former limit', () => {
    accepts(instant({ [path]: '100000.01' }));
    accepts(instant({ [path]: '999999999.99' }));
  });

  it('reports more than the field may hold, and P-08 does not say it again', () => {
    const huge = instant({ [path]: '1000000000.00' });
    reports(huge, { path, value: '1000000000.00', expected: '<= 999999999.99' });
    ruleSpec(paymentAmount, { scheme: 'inst' }).accepts(huge);
    ruleSpec(paymentAmount, { scheme: 'inst', rbVersion: '2023' }).reports(huge, { variant: 'tooLarge' });
  });
});
