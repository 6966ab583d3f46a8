import { rule } from '../../rule.ts';
import { createFirstLines, earlierLine, type FirstLines } from '../first-lines.ts';
import { payments } from '../scope.ts';

/** I-02: a transaction id stands once in a bulk. */
export const transactionIdOnce = rule<FirstLines>({
  id: 'I-02',
  layer: 'scheme',
  severity: 'Error',
  source: 'Duplicate check within the bulk, reason RF01',
  appliesTo: payments,
  select: ['PmtId/TxId'],
  open: createFirstLines,
  check: (node, _, lines) => {
    const firstLine = earlierLine(lines, node.text, node.line);
    return firstLine === undefined ? [] : [{ node, value: node.text, params: { firstLine } }];
  },
});
