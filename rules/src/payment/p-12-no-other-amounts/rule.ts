import { defineRule } from '@clearbench/validation-engine/rule';
import { creditTransfers } from '../../scope.ts';

export const rule = defineRule({
  id: 'P-12',
  layer: 'scheme',
  severity: 'Error',
  appliesTo: creditTransfers,
  select: ['CdtTrfTxInf/InstdAmt', 'CdtTrfTxInf/XchgRate', 'CdtTrfTxInf/ChrgsInf'],
  check: (node) => [
    { node, params: { element: node.name }, ...(node.children.length > 0 ? {} : { value: node.text }) },
  ],
});
