import { useKeys } from '../../earlier/payment-ids.ts';
import { rule } from '../../rule.ts';
import { createFirstLines, earlierLine, type FirstLines } from '../first-lines.ts';
import { payments } from '../scope.ts';

/** I-04: a UETR, if there is one, stands once in a message, and in one message. That it is a UUID of version 4, T-03 sees to. */
export const uetrOnce = rule<FirstLines>({
  id: 'I-04',
  layer: 'scheme',
  severity: 'Error',
  source: 'ISO 20022 definition of UETR: a universally unique end-to-end reference',
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
