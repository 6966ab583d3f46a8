import { rule } from '../../rule.ts';
import { creditTransfers } from '../scope.ts';

/** P-12: no instructed amount, exchange rate or charges: the euro amount arrives whole. */
export const noInstructedAmount = rule({
  id: 'P-12',
  layer: 'scheme',
  severity: 'Error',
  source: 'EPC115-06 and EPC122-16: these elements are not part of the SEPA subset of pacs.008',
  appliesTo: creditTransfers,
  select: ['CdtTrfTxInf/InstdAmt', 'CdtTrfTxInf/XchgRate', 'CdtTrfTxInf/ChrgsInf'],
  check: (node) => [
    { node, params: { element: node.name }, ...(node.children.length > 0 ? {} : { value: node.text }) },
  ],
});
