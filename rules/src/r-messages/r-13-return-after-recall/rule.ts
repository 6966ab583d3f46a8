import { childrenNamed, descend } from '@clearbench/iso20022/reader/message-node';
import { defineRule } from '@clearbench/validation-engine/rule';
import { messages } from '../../scope.ts';

export const rule = defineRule({
  id: 'R-13',
  layer: 'scheme',
  severity: 'Error',
  codes: ['FOCR'],
  appliesTo: messages('pacs.004'),
  anchors: ['RtrRsnInf/AddtlInf'],
  select: ['RtrRsnInf'],
  check: (node) => {
    if (descend(node, 'Rsn')?.children[0]?.text !== 'FOCR') return [];
    return childrenNamed(node, 'AddtlInf').some(({ text }) => text.trim() !== '') ? [] : [{ node }];
  },
});
