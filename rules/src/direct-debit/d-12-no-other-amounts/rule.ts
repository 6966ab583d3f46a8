import { defineRule } from '@clearbench/validation-engine/rule';
import { both, debitScheme, directDebits } from '../../scope.ts';

export const rule = defineRule({
  id: 'D-12',
  layer: 'scheme',
  severity: 'Error',
  coveredBy: 'P-11',
  appliesTo: both(directDebits, debitScheme),
  select: ['DrctDbtTxInf/InstdAmt', 'DrctDbtTxInf/XchgRate', 'DrctDbtTxInf/ChrgsInf'],
  check: (node) => [
    { node, params: { element: node.name }, ...(node.children.length > 0 ? {} : { value: node.text }) },
  ],
});
