import { rule } from '../../rule.ts';
import { both, debitScheme, directDebits } from '../scope.ts';

/** D-12: no instructed amount, exchange rate or charges: exactly the euro amount is collected. ChrgBr is the matter of P-11. */
export const noInstructedAmountOfDebits = rule({
  id: 'D-12',
  layer: 'scheme',
  severity: 'Warning',
  source: 'EPC114-06 and EPC301-07: not part of the SEPA subset of pacs.003; not confirmed by a published guideline',
  appliesTo: both(directDebits, debitScheme),
  select: ['DrctDbtTxInf/InstdAmt', 'DrctDbtTxInf/XchgRate', 'DrctDbtTxInf/ChrgsInf'],
  check: (node) => [
    { node, params: { element: node.name }, ...(node.children.length > 0 ? {} : { value: node.text }) },
  ],
});
