import { textAt } from '@clearbench/iso20022/reader/message-node';
import { defineRule } from '@clearbench/validation-engine/rule';
import { bulks } from '../../scope.ts';

export const rule = defineRule({
  id: 'G-13',
  layer: 'scheme',
  severity: 'Error',
  anchors: ['SttlmAcct/Ccy'],
  appliesTo: bulks,
  select: ['GrpHdr/SttlmInf/SttlmAcct'],
  check: (account) => [
    ...(textAt(account.parent, 'SttlmMtd') === 'CLRG'
      ? [{ node: account, variant: 'ofClearing', params: { element: account.name } }]
      : []),
    ...account.children
      .filter(({ name }) => name !== 'Id')
      .map((node) => ({ node, variant: 'moreThanId', value: node.text, params: { element: node.name } })),
  ],
});
