import { descend } from '@clearbench/iso20022/reader/message-node';
import { defineRule } from '@clearbench/validation-engine/rule';
import { ofPayments, paymentHeaders } from '../../customer-payments.ts';
import { bulks } from '../../scope.ts';

export const rule = defineRule({
  id: 'G-07',
  layer: 'scheme',
  severity: 'Error',
  appliesTo: bulks,
  select: [
    ...paymentHeaders,
    'PmtRtr/GrpHdr',
    'FIToFIPmtRvsl/GrpHdr',
    ...ofPayments('IntrBkSttlmDt'),
    'TxInf/IntrBkSttlmDt',
  ],
  check: (node) => {
    if (node.name === 'IntrBkSttlmDt') return [{ node, variant: 'onTransaction', value: node.text }];
    return descend(node, 'IntrBkSttlmDt') === undefined ? [{ node, variant: 'missing' }] : [];
  },
});
