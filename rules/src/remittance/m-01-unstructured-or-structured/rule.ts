import { childrenNamed, descend } from '@clearbench/iso20022/reader/message-node';
import { defineRule } from '@clearbench/validation-engine/rule';
import { customerPayments, orderedPayments } from '../../customer-payments.ts';
import { paymentsAndCustomerOrders } from '../../scope.ts';
import { hasExtendedRemittance } from '../extended-remittance.ts';

/** M-06 reports payments that are marked for extended remittance information. */
export const rule = defineRule({
  id: 'M-01',
  layer: 'scheme',
  severity: 'Error',
  codes: ['CERI'],
  anchors: ['RmtInf/Ustrd', 'RmtInf/Strd'],
  appliesTo: paymentsAndCustomerOrders,
  select: [...customerPayments, ...orderedPayments],
  check: (transaction, context) => {
    const remittance = descend(transaction, 'RmtInf');
    if (remittance === undefined || remittance.children.length < 2) return [];
    if (hasExtendedRemittance(transaction, context)) return [];
    const [text, secondText] = childrenNamed(remittance, 'Ustrd');
    const [structured, secondStructured] = childrenNamed(remittance, 'Strd');
    if (text && structured) return [{ node: remittance, variant: 'both' }];
    const second = secondText ?? secondStructured;
    return second === undefined ? [] : [{ node: second, variant: 'twice', params: { element: second.name } }];
  },
});
