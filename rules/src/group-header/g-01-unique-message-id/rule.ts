import { type FirstLines, firstLineOf } from '@clearbench/iso20022/envelopes/first-lines';
import { messageKey } from '@clearbench/iso20022/message-history/message-history';
import { defineRule } from '@clearbench/validation-engine/rule';
import { everyMessage } from '../../scope.ts';

export const rule = defineRule<FirstLines | undefined>({
  id: 'G-01',
  layer: 'clearing',
  severity: 'Error',
  codes: ['AM05'],
  earlier: 'optional',
  appliesTo: everyMessage,
  select: ['GrpHdr/MsgId', 'Assgnmt/Id'],
  open: (ids) => ids?.ofMessages,
  check: (node, { profile }, ids) => {
    const { text: value } = node;
    const firstLine = ids && firstLineOf(ids, value, node.line);
    if (profile.earlier?.uses[messageKey(value)] !== undefined) return [{ node, value }];
    return firstLine === undefined ? [] : [{ node, variant: 'inFile', value, params: { firstLine } }];
  },
});
