import { makerOf } from '../../earlier/payment-facts.ts';
import { useKeys } from '../../earlier/payment-ids.ts';
import { descend } from '../../message-node.ts';
import { rule } from '../../rule.ts';
import { customerPayments, ofPayments } from '../customer-payments.ts';
import { payments } from '../scope.ts';

/** I-01: every payment has a transaction id, and a new one. Its length is the matter of T-03. */
export const transactionId = rule({
  id: 'I-01',
  layer: 'scheme',
  severity: 'Error',
  source:
    'EPC115-06 and EPC114-06, usage rule of TransactionIdentification; duplicate check of the clearings, reason AM05',
  appliesTo: payments,
  earlier: 'asked',
  select: [...ofPayments('PmtId'), ...customerPayments],
  check: (node, { profile: { earlier } }) => {
    if (node.name === 'PmtId') return descend(node, 'TxId') === undefined ? [{ node, variant: 'missing' }] : [];
    const id = earlier && descend(node, 'PmtId', 'TxId');
    const before = id && earlier.uses[useKeys.transaction(makerOf(node), id.text)];
    return id && before ? [{ node: id, variant: 'seen', value: id.text, params: { messageId: before.messageId } }] : [];
  },
  close: ({ profile }, _, node) => {
    const compared = profile.earlier?.compared;
    return compared === undefined ? [] : [{ node, variant: 'notAll', severity: 'Info', params: { compared } }];
  },
});
