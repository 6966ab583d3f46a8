import { descend } from '../../message-node.ts';
import { rule } from '../../rule.ts';
import { ofPayments } from '../customer-payments.ts';
import { paymentsAndOrders } from '../scope.ts';
import { longNameFindings } from './party-name.ts';

/** I-05: debtor and creditor have names of at most 70 characters. */
export const namesOfTheParties = rule({
  id: 'I-05',
  layer: 'scheme',
  severity: 'Error',
  source: 'EPC115-06 and EPC114-06, usage rules of the names of debtor and creditor',
  appliesTo: paymentsAndOrders,
  select: [...ofPayments('Dbtr', 'Cdtr'), 'PmtInf/Dbtr', 'PmtInf/Cdtr'],
  check: (node) =>
    descend(node, 'Nm') === undefined
      ? [{ node, variant: 'missing', params: { party: node.name } }]
      : longNameFindings(node),
});
