import { childrenNamed } from '@clearbench/iso20022/reader/message-node';
import { defineRule } from '@clearbench/validation-engine/rule';
import { isQuoted } from '../../quoted.ts';
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
    return second === undefined || isQuoted(node) ? [] : [{ node: second, expected: '1' }];
  },
});
