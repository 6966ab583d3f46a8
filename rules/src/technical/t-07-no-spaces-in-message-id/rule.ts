import { defineRule } from '@clearbench/validation-engine/rule';
import { everyMessage } from '../../scope.ts';

export const rule = defineRule({
  id: 'T-07',
  layer: 'scheme',
  severity: 'Warning',
  unconfirmed: true,
  appliesTo: everyMessage,
  select: ['GrpHdr/MsgId', 'Assgnmt/Id'],
  check: (node) =>
    node.text.trim().includes(' ') ? [{ node, value: node.text, expected: node.text.trim().replace(/ +/g, '-') }] : [],
});
