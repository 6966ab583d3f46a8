import { descend, textAt } from '../../message-node.ts';
import { rule } from '../../rule.ts';
import { creditTransfers } from '../scope.ts';

/** I-22: payer and payee have different accounts. */
export const twoAccounts = rule({
  id: 'I-22',
  layer: 'scheme',
  severity: 'Warning',
  source: 'Plausibility check, ours',
  appliesTo: creditTransfers,
  select: ['FIToFICstmrCdtTrf/CdtTrfTxInf'],
  check: (transaction) => {
    const node = descend(transaction, 'CdtrAcct', 'Id', 'IBAN');
    if (node === undefined || node.text !== textAt(transaction, 'DbtrAcct', 'Id', 'IBAN')) return [];
    return [{ node, value: node.text }];
  },
});
