import { descend } from '../../message-node.ts';
import { rule } from '../../rule.ts';
import { creditTransfers } from '../scope.ts';

/** I-01: every payment has a transaction id, and a new one. Its length is the matter of T-03. */
export const transactionId = rule({
  id: 'I-01',
  layer: 'scheme',
  severity: 'Error',
  source: 'EPC115-06, usage rule of TransactionIdentification; duplicate check of the clearings, reason AM05',
  appliesTo: creditTransfers,
  select: ['CdtTrfTxInf/PmtId'],
  check: (node, { profile }) => {
    const id = descend(node, 'TxId');
    if (id === undefined) return [{ node, variant: 'missing' }];
    return profile.seen?.transactionIds.has(id.text) ? [{ node: id, variant: 'seen', value: id.text }] : [];
  },
});
