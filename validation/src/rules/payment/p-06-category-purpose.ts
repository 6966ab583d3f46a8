import { listFault } from '../../code-sets/list-fault.ts';
import { rule } from '../../rule.ts';
import { paymentsAndOrders } from '../scope.ts';

const list = 'category_purpose';

/** P-06: the category purpose is a published code; it informs and binds nobody. */
export const categoryPurpose = rule({
  id: 'P-06',
  layer: 'scheme',
  severity: 'Info',
  source: 'EPC115-06 and EPC114-06, usage rule of CategoryPurpose; ISO 20022 external code set of May 2025',
  codeLists: [list],
  appliesTo: paymentsAndOrders,
  select: ['PmtTpInf/CtgyPurp'],
  check: ({ children: [node] }, context) => {
    if (node === undefined) return [];
    if (node.name === 'Prtry') return [{ node, variant: 'proprietary', value: node.text }];
    const fault = listFault(node, list, context);
    return fault === undefined ? [] : [{ node, value: node.text, ...fault }];
  },
});
