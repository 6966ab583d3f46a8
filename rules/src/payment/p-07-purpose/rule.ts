import { listFault } from '@clearbench/iso20022/code-sets/list-fault';
import { defineRule } from '@clearbench/validation-engine/rule';
import { ofPayments } from '../../customer-payments.ts';
import { paymentsAndCustomerOrders } from '../../scope.ts';

const list = 'purpose';

export const rule = defineRule({
  id: 'P-07',
  layer: 'scheme',
  severity: 'Error',
  anchors: ['Purp/Cd', 'Purp/Prtry'],
  codeLists: [list],
  appliesTo: paymentsAndCustomerOrders,
  select: ofPayments('Purp'),
  check: ({ children: [node] }, context) => {
    if (node === undefined) return [];
    if (node.name === 'Prtry') return [{ node, variant: 'proprietary', value: node.text }];
    const fault = listFault(node, list, context);
    return fault === undefined ? [] : [{ node, value: node.text, severity: 'Warning', ...fault }];
  },
});
