import { descend } from '@clearbench/iso20022/reader/message-node';
import { defineRule } from '@clearbench/validation-engine/rule';
import { orderedPayments } from '../../customer-payments.ts';
import { customerOrders, debitScheme, either, scheme } from '../../scope.ts';

/** Collections have a service level, a local instrument and a sequence type; instant payments have a local instrument. */
const isRequired = either(debitScheme, scheme('inst'));

export const rule = defineRule({
  id: 'C-01',
  layer: 'scheme',
  severity: 'Error',
  anchors: ['PmtInf/PmtTpInf', 'CdtTrfTxInf/PmtTpInf', 'DrctDbtTxInf/PmtTpInf'],
  appliesTo: customerOrders,
  select: orderedPayments,
  check: (node, context) => {
    const own = descend(node, 'PmtTpInf');
    const ofGroup = descend(node.parent, 'PmtTpInf');
    if (own !== undefined && ofGroup !== undefined) {
      return [{ node: own, variant: 'onBoth', params: { element: own.name } }];
    }
    return (own ?? ofGroup ?? !isRequired(context)) ? [] : [{ node, variant: 'onNeither' }];
  },
});
