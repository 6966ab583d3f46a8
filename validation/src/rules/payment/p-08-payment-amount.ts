import { settlesInBulks } from '@clearbench/contracts/sim-env/scheme';
import { rule } from '../../rule.ts';
import { ofPayments, orderedAmounts } from '../customer-payments.ts';
import { amountFindings } from '../euro-amount.ts';
import { bulks, either, paymentsAndOrders } from '../scope.ts';

/** P-08: a payment is in euro, from one cent up to nine digits before the point. */
export const paymentAmount = rule({
  id: 'P-08',
  layer: 'scheme',
  severity: 'Error',
  source:
    'EPC115-06 and EPC114-06, usage and format rules of InterbankSettlementAmount; EPC132-08 and EPC130-08, those of InstructedAmount',
  appliesTo: either(bulks, paymentsAndOrders),
  select: [...ofPayments('IntrBkSttlmAmt'), ...orderedAmounts, 'TxInf/RtrdIntrBkSttlmAmt', 'TxInf/RvsdIntrBkSttlmAmt'],
  check: (node, { profile }) => {
    const findings = amountFindings(node);
    // Under rulebook 2025 the maximum of an instant payment is the matter of P-10.
    if (findings.length === 0 || settlesInBulks(profile.scheme) || profile.rbVersion !== '2025') return findings;
    return findings.filter(({ variant }) => variant !== 'tooLarge');
  },
});
