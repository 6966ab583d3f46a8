import { listFault } from '../../code-sets/list-fault.ts';
import { rule } from '../../rule.ts';
import { ofPayments } from '../customer-payments.ts';
import { paymentsAndOrders } from '../scope.ts';

const list = 'purpose';

/** P-07: the purpose is a code, and a published one; ours may be older than the list. */
export const purpose = rule({
  id: 'P-07',
  layer: 'scheme',
  severity: 'Error',
  source: 'EPC115-06 and EPC114-06, usage rule of Purpose; ISO 20022 external code set of May 2025',
  codeLists: [list],
  appliesTo: paymentsAndOrders,
  select: ofPayments('Purp'),
  check: ({ children: [node] }, context) => {
    if (node === undefined) return [];
    if (node.name === 'Prtry') return [{ node, variant: 'proprietary', value: node.text }];
    const fault = listFault(node, list, context);
    return fault === undefined ? [] : [{ node, value: node.text, severity: 'Warning', ...fault }];
  },
});
