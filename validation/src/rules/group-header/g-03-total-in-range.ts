import { descend } from '../../message-node.ts';
import { rule } from '../../rule.ts';
import { paymentHeaders } from '../customer-payments.ts';
import { amountFindings, largestTotal } from '../euro-amount.ts';
import { payments } from '../scope.ts';

/** G-03: the bulk states a total in euro, from one cent up to fifteen digits before the point. */
export const totalInRange = rule({
  id: 'G-03',
  layer: 'scheme',
  severity: 'Error',
  source:
    'EPC115-06 and EPC114-06 (SCT and SDD inter-PSP guidelines), usage and format rules of TotalInterbankSettlementAmount',
  appliesTo: payments,
  select: paymentHeaders,
  check: (node) => {
    const total = descend(node, 'TtlIntrBkSttlmAmt');
    return total === undefined ? [{ node, variant: 'missing' }] : amountFindings(total, largestTotal);
  },
});
