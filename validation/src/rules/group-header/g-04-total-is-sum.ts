import { rule } from '../../rule.ts';
import { ofPayments } from '../customer-payments.ts';
import { payments } from '../scope.ts';
import { addAmount, type RunningSum, startSum, sumFindings } from './running-sum.ts';

/** G-04: the total of the bulk is the exact sum of its amounts. */
export const totalIsSum = rule<RunningSum>({
  id: 'G-04',
  layer: 'scheme',
  severity: 'Error',
  source: 'ISO 20022 rule of TotalInterbankSettlementAmount; EPC115-06 makes the element mandatory',
  appliesTo: payments,
  select: ['GrpHdr/TtlIntrBkSttlmAmt', ...ofPayments('IntrBkSttlmAmt')],
  open: startSum,
  check: (node, _, state) => {
    if (node.name === 'TtlIntrBkSttlmAmt') state.total = node;
    else addAmount(state, node.text);
    return [];
  },
  close: (_, state) => sumFindings(state),
});
