import { rule } from '../../rule.ts';
import { createFirstLines, earlierLine, type FirstLines } from '../first-lines.ts';
import { creditTransfers } from '../scope.ts';

/** I-04: a UETR, if there is one, stands once in a message. That it is a UUID of version 4, T-03 sees to. */
export const uetrOnce = rule<FirstLines>({
  id: 'I-04',
  layer: 'scheme',
  severity: 'Error',
  source: 'ISO 20022 definition of UETR: a universally unique end-to-end reference',
  appliesTo: creditTransfers,
  select: ['PmtId/UETR'],
  open: createFirstLines,
  check: (node, _, lines) => {
    const firstLine = earlierLine(lines, node.text, node.line);
    return firstLine === undefined ? [] : [{ node, value: node.text, params: { firstLine } }];
  },
});
