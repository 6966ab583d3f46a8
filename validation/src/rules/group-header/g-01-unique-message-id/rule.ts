import { messageKey } from '../../../message-history/earlier.ts';
import { defineRule } from '../../../rule.ts';
import { earlierLine, type FirstLines } from '../../first-lines.ts';
import { everyMessage } from '../../scope.ts';

export const rule = defineRule<FirstLines | undefined>({
  id: 'G-01',
  layer: 'clearing',
  severity: 'Error',
  codes: ['AM05'],
  earlier: 'asked',
  appliesTo: everyMessage,
  select: ['GrpHdr/MsgId', 'Assgnmt/Id'],
  open: (ids) => ids?.ofMessages,
  check: (node, { profile }, ids) => {
    const { text: value } = node;
    const firstLine = ids && earlierLine(ids, value, node.line);
    if (profile.earlier?.uses[messageKey(value)] !== undefined) return [{ node, value }];
    return firstLine === undefined ? [] : [{ node, variant: 'inFile', value, params: { firstLine } }];
  },
});
