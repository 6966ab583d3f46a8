import { defineRule } from '@clearbench/validation-engine/rule';
import { isInQuotedOriginal } from '../../quoted-original.ts';
import { rulebooks } from '../../scope.ts';

export const rule = defineRule({
  id: 'I-16',
  layer: 'scheme',
  severity: 'Error',
  appliesTo: rulebooks('2019', '2021', '2023'),
  anchors: ['OrgId/LEI', 'OrgId/AnyBIC', 'OrgId/BICOrBEI', 'OrgId/Othr'],
  select: ['OrgId'],
  check: (node) =>
    node.children.length <= 1 || isInQuotedOriginal(node)
      ? []
      : [{ node, expected: '1', params: { count: node.children.length } }],
});
