import { rule } from '../../rule.ts';
import { creditTransfers } from '../scope.ts';

/** I-02: a transaction id stands once in a bulk. */
export const transactionIdOnce = rule<Map<string, number>>({
  id: 'I-02',
  layer: 'scheme',
  severity: 'Error',
  source: 'Duplicate check within the bulk, reason RF01',
  appliesTo: creditTransfers,
  select: ['PmtId/TxId'],
  open: () => new Map(),
  check: (node, _, lines) => {
    const firstLine = lines.get(node.text);
    if (firstLine !== undefined) return [{ node, value: node.text, params: { firstLine } }];
    lines.set(node.text, node.line);
    return [];
  },
});
