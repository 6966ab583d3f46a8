import { codesAt, listFault } from '@clearbench/iso20022/code-sets/list-fault';
import { childrenNamed } from '@clearbench/iso20022/reader/message-node';
import { defineRule } from '@clearbench/validation-engine/rule';
import { ofPayments } from '../../customer-payments.ts';
import { messages, paymentsAndCustomerOrders } from '../../scope.ts';

const list = 'sepa_service_level';

export const rule = defineRule({
  id: 'P-01',
  layer: 'scheme',
  severity: 'Error',
  anchors: ['PmtTpInf/SvcLvl', 'PmtTpInf/SvcLvl/Cd', 'PmtTpInf/SvcLvl/Prtry'],
  codeLists: [list],
  appliesTo: paymentsAndCustomerOrders,
  select: ['GrpHdr/PmtTpInf', 'PmtInf/PmtTpInf', ...ofPayments('PmtTpInf')],
  check: (node, context) => {
    const [level, second] = childrenNamed(node, 'SvcLvl');
    if (level === undefined && messages('pain.001')(context)) return [];
    if (level === undefined) return [{ node, variant: 'missing', expected: codesAt(node, list, context) }];
    if (second !== undefined) return [{ node: second, variant: 'twice' }];
    const code = level.children[0];
    if (code?.name === 'Cd' && listFault(code, list, context) === undefined) return [];
    const expected = codesAt(node, list, context);
    return [
      {
        node: code ?? level,
        variant: code?.name === 'Prtry' ? 'proprietary' : 'other',
        value: code?.text ?? '',
        expected,
      },
    ];
  },
});
