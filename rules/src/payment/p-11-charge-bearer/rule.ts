import { defineRule } from '@clearbench/validation-engine/rule';
import { ofPayments } from '../../customer-payments.ts';
import { bulks, either, paymentsAndCustomerOrders } from '../../scope.ts';

export const rule = defineRule({
  id: 'P-11',
  layer: 'scheme',
  severity: 'Error',
  appliesTo: either(bulks, paymentsAndCustomerOrders),
  select: [...ofPayments('ChrgBr'), 'PmtInf/ChrgBr', 'TxInf/ChrgBr'],
  check: (node) => (node.text === 'SLEV' ? [] : [{ node, value: node.text, expected: 'SLEV' }]),
});
