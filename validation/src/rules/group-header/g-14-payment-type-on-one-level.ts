import { descend } from '../../message-node.ts';
import { rule } from '../../rule.ts';
import { customerPayments } from '../customer-payments.ts';
import { payments } from '../scope.ts';

/** G-14: the payment type stands on the bulk or on every transaction, never on both or neither. */
export const paymentTypeOnOneLevel = rule<{ onBulk: boolean }>({
  id: 'G-14',
  layer: 'scheme',
  severity: 'Error',
  source: 'EPC115-06 and EPC114-06, usage rules of PaymentTypeInformation on both levels',
  appliesTo: payments,
  select: ['GrpHdr/PmtTpInf', ...customerPayments],
  open: () => ({ onBulk: false }),
  check: (node, _, state) => {
    if (node.name === 'PmtTpInf') {
      state.onBulk = true;
      return [];
    }
    const own = descend(node, 'PmtTpInf');
    if (state.onBulk) return own === undefined ? [] : [{ node: own, variant: 'onBoth' }];
    return own === undefined ? [{ node, variant: 'onNeither' }] : [];
  },
});
