import { descend, textAt } from '@clearbench/iso20022/reader/message-node';
import { defineRule, noFindings } from '@clearbench/validation-engine/rule';
import { customerPayments } from '../../customer-payments.ts';
import { payments } from '../../scope.ts';

export const rule = defineRule({
  id: 'I-22',
  layer: 'scheme',
  severity: 'Warning',
  unconfirmed: true,
  anchors: ['DbtrAcct/Id/IBAN', 'CdtrAcct/Id/IBAN'],
  appliesTo: payments,
  select: customerPayments,
  check: (transaction) => {
    const node = descend(transaction, 'CdtrAcct', 'Id', 'IBAN');
    if (node === undefined || node.text !== textAt(transaction, 'DbtrAcct', 'Id', 'IBAN')) return noFindings;
    return [{ node, value: node.text }];
  },
});
