import { createFirstLines, type FirstLines, firstLineOf } from '@clearbench/iso20022/envelopes/first-lines';
import { defineRule } from '@clearbench/validation-engine/rule';
import { customerOrders } from '../../scope.ts';

export const rule = defineRule<FirstLines>({
  id: 'C-06',
  layer: 'scheme',
  severity: 'Error',
  codes: ['AM05', 'DU02'],
  appliesTo: customerOrders,
  select: ['PmtInf/PmtInfId'],
  open: createFirstLines,
  check: (node, _, lines) => {
    const firstLine = firstLineOf(lines, node.text, node.line);
    return firstLine === undefined ? [] : [{ node, value: node.text, params: { firstLine } }];
  },
});
