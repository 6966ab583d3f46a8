import { codesAt, listFault } from '@clearbench/iso20022/code-sets/list-fault';
import { descend } from '@clearbench/iso20022/reader/message-node';
import { defineRule } from '@clearbench/validation-engine/rule';
import { paymentsAndCustomerOrders } from '../../scope.ts';

const list = 'sepa_creditor_reference_type';

export const rule = defineRule({
  id: 'M-04',
  layer: 'scheme',
  severity: 'Error',
  codeLists: [list],
  appliesTo: paymentsAndCustomerOrders,
  anchors: ['CdtrRefInf/Tp', 'CdtrRefInf/Ref'],
  select: ['Strd/CdtrRefInf'],
  check: (node, context) => {
    const missing = ['Tp', 'Ref'].find((name) => descend(node, name) === undefined);
    if (missing !== undefined) return [{ node, variant: 'missing', params: { element: missing } }];
    const code = descend(node, 'Tp', 'CdOrPrtry')?.children[0];
    if (code === undefined) return [];
    if (code.name === 'Cd' && listFault(code, list, context) === undefined) return [];
    return [{ node: code, variant: 'type', value: code.text, expected: codesAt(node, list, context) }];
  },
});
