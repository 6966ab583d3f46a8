import { descend, textAt } from '../../message-node.ts';
import { rule } from '../../rule.ts';
import { customerPayments } from '../customer-payments.ts';
import { payments } from '../scope.ts';

/** I-22: payer and payee have different accounts. */
export const twoAccounts = rule({
  id: 'I-22',
  layer: 'scheme',
  severity: 'Warning',
  source: 'Plausibility check, ours',
  appliesTo: payments,
  select: customerPayments,
  check: (transaction) => {
    const node = descend(transaction, 'CdtrAcct', 'Id', 'IBAN');
    if (node === undefined || node.text !== textAt(transaction, 'DbtrAcct', 'Id', 'IBAN')) return [];
    return [{ node, value: node.text }];
  },
});
