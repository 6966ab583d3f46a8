import { rule } from '../../rule.ts';
import { creditTransfers } from '../scope.ts';

/** I-04: a UETR, if there is one, stands once in a message. That it is a UUID of version 4, T-03 sees to. */
export const uetrOnce = rule<Map<string, number>>({
  id: 'I-04',
  layer: 'scheme',
  severity: 'Error',
  source: 'ISO 20022 definition of UETR: a universally unique end-to-end reference',
  appliesTo: creditTransfers,
  select: ['PmtId/UETR'],
  open: () => new Map(),
  check: (node, _, lines) => {
    const firstLine = lines.get(node.text);
    if (firstLine !== undefined) return [{ node, value: node.text, params: { firstLine } }];
    lines.set(node.text, node.line);
    return [];
  },
});
