import { useKeys } from '../../../message-history/payment-ids.ts';
import { defineRule } from '../../../rule.ts';
import { createFirstLines, earlierLine, type FirstLines } from '../../first-lines.ts';
import { payments } from '../../scope.ts';

export const rule = defineRule<FirstLines>({
  id: 'I-04',
  layer: 'scheme',
  severity: 'Error',
  coveredBy: 'T-03',
  earlier: 'asked',
  appliesTo: payments,
  select: ['PmtId/UETR'],
  open: createFirstLines,
  check: (node, { profile }, lines) => {
    const value = node.text;
    const firstLine = earlierLine(lines, value, node.line);
    if (firstLine !== undefined) return [{ node, value, params: { firstLine } }];
    const before = profile.earlier?.uses[useKeys.uetr(value)];
    return before === undefined ? [] : [{ node, variant: 'seen', value, params: { messageId: before.messageId } }];
  },
});
