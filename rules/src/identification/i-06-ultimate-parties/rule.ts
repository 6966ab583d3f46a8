import { descend } from '@clearbench/iso20022/reader/message-node';
import { defineRule } from '@clearbench/validation-engine/rule';
import { ofPayments } from '../../customer-payments.ts';
import { paymentsAndCustomerOrders } from '../../scope.ts';
import { longNameFindings } from '../party-name.ts';

export const rule = defineRule({
  id: 'I-06',
  layer: 'scheme',
  severity: 'Error',
  anchors: ['UltmtDbtr/PstlAdr', 'UltmtCdtr/PstlAdr'],
  appliesTo: paymentsAndCustomerOrders,
  select: [...ofPayments('UltmtDbtr', 'UltmtCdtr'), 'PmtInf/UltmtDbtr', 'PmtInf/UltmtCdtr'],
  check: (node) => {
    const address = descend(node, 'PstlAdr');
    const tooLong = longNameFindings(node);
    return address === undefined
      ? tooLong
      : [...tooLong, { node: address, variant: 'address', params: { party: node.name } }];
  },
});
