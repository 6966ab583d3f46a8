import { childrenNamed } from '@clearbench/iso20022/reader/message-node';
import { defineRule } from '@clearbench/validation-engine/rule';
import { isInQuotedOriginal } from '../../quoted-original.ts';
import { everyMessage } from '../../scope.ts';

export const rule = defineRule({
  id: 'I-18',
  layer: 'scheme',
  severity: 'Error',
  appliesTo: everyMessage,
  anchors: ['PrvtId/Othr'],
  select: ['PrvtId'],
  check: (node) => {
    const others = childrenNamed(node, 'Othr').length;
    if (others <= 1 && others === node.children.length) return [];
    if (others === 0 || isInQuotedOriginal(node)) return [];
    return [{ node, variant: others > 1 ? 'several' : 'both', expected: '1' }];
  },
});
