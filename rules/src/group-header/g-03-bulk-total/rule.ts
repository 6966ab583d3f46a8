import { descend } from '@clearbench/iso20022/reader/message-node';
import { defineRule } from '@clearbench/validation-engine/rule';
import { paymentHeaders } from '../../customer-payments.ts';
import { amountFindings, largestTotal } from '../../euro-amount.ts';
import { payments } from '../../scope.ts';

export const rule = defineRule({
  id: 'G-03',
  layer: 'scheme',
  severity: 'Error',
  codes: ['FF01'],
  anchors: ['GrpHdr/TtlIntrBkSttlmAmt'],
  appliesTo: payments,
  select: paymentHeaders,
  check: (node) => {
    const total = descend(node, 'TtlIntrBkSttlmAmt');
    return total === undefined ? [{ node, variant: 'missing' }] : amountFindings(total, largestTotal);
  },
});
