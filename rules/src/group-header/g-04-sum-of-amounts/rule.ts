import { defineRule, noFindings } from '@clearbench/validation-engine/rule';
import { ofPayments } from '../../customer-payments.ts';
import { payments } from '../../scope.ts';
import { addAmount, type RunningSum, startSum, sumFindings, sumInParts } from '../running-sum.ts';

export const rule = defineRule<RunningSum>({
  id: 'G-04',
  layer: 'scheme',
  severity: 'Error',
  codes: ['AM10', 'FF01'],
  appliesTo: payments,
  select: ['GrpHdr/TtlIntrBkSttlmAmt', ...ofPayments('IntrBkSttlmAmt')],
  transactionState: () => 'counted',
  open: startSum,
  inParts: sumInParts,
  check: (node, _, state) => {
    if (node.name === 'TtlIntrBkSttlmAmt') state.total = node;
    else addAmount(state, node.text);
    return noFindings;
  },
  close: (_, state) => sumFindings(state),
});
