import { settlesInBulks } from '@clearbench/contracts/sim-env/scheme';
import { defineRule } from '@clearbench/validation-engine/rule';
import { ofPayments, orderedAmounts } from '../../customer-payments.ts';
import { amountFindings } from '../../euro-amount.ts';
import { bulks, either, paymentsAndCustomerOrders } from '../../scope.ts';

export const rule = defineRule({
  id: 'P-08',
  layer: 'scheme',
  severity: 'Error',
  codes: ['AM01', 'AM02', 'AM03'],
  appliesTo: either(bulks, paymentsAndCustomerOrders),
  select: [...ofPayments('IntrBkSttlmAmt'), ...orderedAmounts, 'TxInf/RtrdIntrBkSttlmAmt', 'TxInf/RvsdIntrBkSttlmAmt'],
  check: (node, { profile }) => {
    const findings = amountFindings(node);
    // Under rulebook 2025 P-10 reports the maximum of an instant payment.
    if (findings.length === 0 || settlesInBulks(profile.scheme) || profile.rbVersion !== '2025') return findings;
    return findings.filter(({ variant }) => variant !== 'tooLarge');
  },
});
