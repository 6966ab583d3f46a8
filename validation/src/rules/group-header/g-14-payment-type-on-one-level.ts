import { descend, type MessageNode } from '../../message-node.ts';
import { rule } from '../../rule.ts';
import { customerPayments } from '../customer-payments.ts';
import { payments } from '../scope.ts';
import { isOfFees, kindsAreTold } from './payment-kinds.ts';

/** G-14: the payment type stands on the bulk or on every transaction, never on both or neither; types of different kinds are the matter of G-15. */
export const paymentTypeOnOneLevel = rule<{ ofBulk: MessageNode | undefined }>({
  id: 'G-14',
  layer: 'scheme',
  severity: 'Error',
  source: 'EPC115-06 and EPC114-06, usage rules of PaymentTypeInformation on both levels',
  appliesTo: payments,
  select: ['GrpHdr/PmtTpInf', ...customerPayments],
  open: () => ({ ofBulk: undefined }),
  check: (node, context, state) => {
    if (node.name === 'PmtTpInf') {
      state.ofBulk = node;
      return [];
    }
    const own = descend(node, 'PmtTpInf');
    const { ofBulk } = state;
    if (ofBulk === undefined) return own === undefined ? [{ node, variant: 'onNeither' }] : [];
    if (own === undefined) return [];
    const isTold = kindsAreTold(context) && isOfFees(own) !== isOfFees(ofBulk);
    return isTold ? [] : [{ node: own, variant: 'onBoth' }];
  },
});
