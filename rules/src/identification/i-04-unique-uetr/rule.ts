import { createFirstLines, type FirstLines, firstLineOf } from '@clearbench/iso20022/envelopes/first-lines';
import { useKeys } from '@clearbench/iso20022/message-history/payment-ids';
import { defineRule, noFindings } from '@clearbench/validation-engine/rule';
import { firstLinesInParts } from '../../first-lines-in-parts.ts';
import { payments } from '../../scope.ts';

export const rule = defineRule<FirstLines>({
  id: 'I-04',
  layer: 'scheme',
  severity: 'Error',
  coveredBy: 'T-03',
  earlier: 'optional',
  appliesTo: payments,
  select: ['PmtId/UETR'],
  transactionState: () => 'counted',
  open: createFirstLines,
  inParts: firstLinesInParts,
  check: (node, { profile }, lines) => {
    const value = node.text;
    const firstLine = firstLineOf(lines, value, node.line);
    if (firstLine !== undefined) return [{ node, value, params: { firstLine } }];
    const before = profile.earlier?.uses[useKeys.uetr(value)];
    return before === undefined
      ? noFindings
      : [{ node, variant: 'seen', value, params: { messageId: before.messageId } }];
  },
});
