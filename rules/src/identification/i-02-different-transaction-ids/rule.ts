import { createFirstLines, type FirstLines, firstLineOf } from '@clearbench/iso20022/envelopes/first-lines';
import { defineRule, noFindings } from '@clearbench/validation-engine/rule';
import { firstLinesInParts } from '../../first-lines-in-parts.ts';
import { payments } from '../../scope.ts';

export const rule = defineRule<FirstLines>({
  id: 'I-02',
  layer: 'scheme',
  severity: 'Error',
  codes: ['RF01', 'AM05'],
  appliesTo: payments,
  select: ['PmtId/TxId'],
  transactionState: () => 'counted',
  open: createFirstLines,
  inParts: firstLinesInParts,
  check: (node, _, lines) => {
    const firstLine = firstLineOf(lines, node.text, node.line);
    return firstLine === undefined ? noFindings : [{ node, value: node.text, params: { firstLine } }];
  },
});
