import { listFault } from '@clearbench/iso20022/code-sets/list-fault';
import { defineRule } from '@clearbench/validation-engine/rule';
import { paymentsAndCustomerOrders } from '../../scope.ts';

const list = 'category_purpose';

export const rule = defineRule({
  id: 'P-06',
  layer: 'scheme',
  severity: 'Info',
  anchors: ['PmtTpInf/CtgyPurp/Cd', 'PmtTpInf/CtgyPurp/Prtry'],
  codeLists: [list],
  appliesTo: paymentsAndCustomerOrders,
  select: ['PmtTpInf/CtgyPurp'],
  check: ({ children: [node] }, context) => {
    if (node === undefined) return [];
    if (node.name === 'Prtry') return [{ node, variant: 'proprietary', value: node.text }];
    const fault = listFault(node, list, context);
    return fault === undefined ? [] : [{ node, value: node.text, ...fault }];
  },
});
