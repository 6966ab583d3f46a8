import { childrenNamed } from '@clearbench/iso20022/reader/message-node';
import { defineRule } from '@clearbench/validation-engine/rule';
import { isInQuotedOriginal } from '../../quoted-original.ts';
import { rulebooks } from '../../scope.ts';

export const rule = defineRule({
  id: 'I-17',
  layer: 'scheme',
  severity: 'Error',
  anchors: ['OrgId/Othr'],
  appliesTo: rulebooks('2025'),
  select: ['OrgId'],
  check: (node) => {
    const [, second] = childrenNamed(node, 'Othr');
    return second === undefined || isInQuotedOriginal(node) ? [] : [{ node: second, expected: '1' }];
  },
});
