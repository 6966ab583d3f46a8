import { descend, type MessageNode } from '@clearbench/iso20022/reader/message-node';
import { defineRule, type RuleFinding } from '@clearbench/validation-engine/rule';
import { customerPayments, orderedPayments } from '../../customer-payments.ts';
import { paymentsAndCustomerOrders } from '../../scope.ts';
import { hasExtendedRemittance } from '../extended-remittance.ts';
import { structuredLength } from '../structured-length.ts';

const longest = 140;

const findingsIn = (node: MessageNode): readonly RuleFinding[] => {
  const others = node.children.filter(({ name }) => name !== 'CdtrRefInf');
  const findings = others.map((other) => ({ node: other, variant: 'element', params: { element: other.name } }));
  const length = structuredLength(node);
  if (length <= longest) return findings;
  return [...findings, { node, variant: 'long', expected: `<= ${longest}`, params: { length } }];
};

export const rule = defineRule({
  id: 'M-03',
  layer: 'scheme',
  severity: 'Error',
  anchors: ['RmtInf/Strd/RfrdDocInf'],
  appliesTo: paymentsAndCustomerOrders,
  select: [...customerPayments, ...orderedPayments],
  check: (transaction, context) => {
    const remittance = descend(transaction, 'RmtInf');
    if (descend(remittance, 'Strd') === undefined || hasExtendedRemittance(transaction, context)) return [];
    return (remittance?.children ?? []).filter(({ name }) => name === 'Strd').flatMap(findingsIn);
  },
});
