import { descend } from '@clearbench/iso20022/reader/message-node';
import { defineRule } from '@clearbench/validation-engine/rule';
import { ofPayments } from '../../customer-payments.ts';
import { paymentsAndCustomerOrders } from '../../scope.ts';
import { longNameFindings } from '../party-name.ts';

export const rule = defineRule({
  id: 'I-05',
  layer: 'scheme',
  severity: 'Error',
  codes: ['RR02', 'RR03'],
  appliesTo: paymentsAndCustomerOrders,
  anchors: ['Dbtr/Nm', 'Cdtr/Nm'],
  select: [...ofPayments('Dbtr', 'Cdtr'), 'PmtInf/Dbtr', 'PmtInf/Cdtr'],
  check: (node) =>
    descend(node, 'Nm') === undefined
      ? [{ node, variant: 'missing', params: { party: node.name } }]
      : longNameFindings(node),
});
