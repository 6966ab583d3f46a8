import { descend } from '@clearbench/iso20022/reader/message-node';
import { defineRule } from '@clearbench/validation-engine/rule';
import { messages } from '../../scope.ts';

const endToEnd = 'OrgnlEndToEndId';
/** Other elements that identify the original in the messages of customers. */
const others = ['OrgnlInstrId', 'OrgnlUETR'];

export const rule = defineRule({
  id: 'C-14',
  layer: 'scheme',
  severity: 'Error',
  anchors: [`TxInf/${endToEnd}`],
  appliesTo: messages('pain.007', 'camt.055'),
  select: ['OrgnlPmtInfAndRvsl/TxInf', 'OrgnlPmtInfAndCxl/TxInf'],
  check: (node, { messageType }) => {
    if (descend(node, endToEnd) !== undefined) return [];
    const other = others.find((name) => descend(node, name) !== undefined);
    if (other === undefined) return [{ node, variant: 'none' }];
    return messageType.startsWith('pain.007')
      ? [{ node, variant: 'other', severity: 'Warning', params: { other } }]
      : [];
  },
});
