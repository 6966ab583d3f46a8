import { descend, type MessageNode } from '@clearbench/iso20022/reader/message-node';
import { defineRule } from '@clearbench/validation-engine/rule';
import { customerPayments } from '../../customer-payments.ts';
import { payments } from '../../scope.ts';
import { isOfFees, reportsMixedKinds } from '../payment-kinds.ts';

/** G-15 reports payment types of different kinds. */
export const rule = defineRule<{ ofBulk: MessageNode | undefined }>({
  id: 'G-14',
  layer: 'scheme',
  severity: 'Error',
  anchors: ['CdtTrfTxInf/PmtTpInf', 'DrctDbtTxInf/PmtTpInf'],
  appliesTo: payments,
  select: ['GrpHdr/PmtTpInf', ...customerPayments],
  transactionState: () => 'compared',
  open: () => ({ ofBulk: undefined }),
  inParts: {},
  check: (node, context, state) => {
    if (node.name === 'PmtTpInf') {
      state.ofBulk = node;
      return [];
    }
    const own = descend(node, 'PmtTpInf');
    const { ofBulk } = state;
    if (ofBulk === undefined) return own === undefined ? [{ node, variant: 'onNeither' }] : [];
    if (own === undefined) return [];
    const isReported = reportsMixedKinds(context) && isOfFees(own) !== isOfFees(ofBulk);
    return isReported ? [] : [{ node: own, variant: 'onBoth' }];
  },
});
