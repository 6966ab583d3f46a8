import { descend, type MessageNode } from '@clearbench/iso20022/reader/message-node';
import { defineRule, type RuleFinding } from '@clearbench/validation-engine/rule';
import { orderedPayments } from '../../customer-payments.ts';
import { customerOrders } from '../../scope.ts';

/** Elements of a payment group that a transaction can have as well; C-01 checks the payment type. */
const ofBothLevels = [['UltmtDbtr'], ['UltmtCdtr'], ['ChrgBr'], ['DrctDbtTx', 'CdtrSchmeId']] as const;

const repeated = (node: MessageNode, path: readonly string[]): readonly RuleFinding[] => {
  const own = descend(node, ...path);
  if (own === undefined || descend(node.parent, own.name) === undefined) return [];
  return [{ node: own, params: { element: own.name } }];
};

export const rule = defineRule({
  id: 'C-02',
  layer: 'scheme',
  severity: 'Error',
  anchors: [
    ...orderedPayments.flatMap((payment) => ['UltmtDbtr', 'UltmtCdtr', 'ChrgBr'].map((name) => `${payment}/${name}`)),
    'DrctDbtTx/CdtrSchmeId',
  ],
  appliesTo: customerOrders,
  select: orderedPayments,
  check: (node) => ofBothLevels.flatMap((path) => repeated(node, path)),
});
