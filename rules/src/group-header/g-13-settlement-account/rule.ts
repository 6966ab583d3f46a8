import { defineRule } from '@clearbench/validation-engine/rule';
import { bulks } from '../../scope.ts';

export const rule = defineRule({
  id: 'G-13',
  layer: 'scheme',
  severity: 'Error',
  anchors: ['SttlmAcct/Ccy'],
  appliesTo: bulks,
  select: ['GrpHdr/SttlmInf/SttlmAcct'],
  check: (account) =>
    account.children
      .filter(({ name }) => name !== 'Id')
      .map((node) => ({ node, value: node.text, params: { element: node.name } })),
});
