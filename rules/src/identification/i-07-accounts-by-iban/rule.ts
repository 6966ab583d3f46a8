import { descend, type MessageNode } from '@clearbench/iso20022/reader/message-node';
import { defineRule, type RuleFinding } from '@clearbench/validation-engine/rule';
import { customerPayments, orderedPayments } from '../../customer-payments.ts';
import { paymentsAndCustomerOrders } from '../../scope.ts';

const nonIbanId = (transaction: MessageNode, account: string): RuleFinding | undefined => {
  const ofGroup = transaction.parent?.name === 'PmtInf' ? descend(transaction.parent, account) : undefined;
  // An error in the account of a group is reported at its first payment.
  if (ofGroup !== undefined && transaction.index > 1) return undefined;
  const given = ofGroup ?? descend(transaction, account);
  if (given === undefined) return { node: transaction, variant: 'missing', params: { account } };
  const id = descend(given, 'Id')?.children[0];
  if (id?.name === 'IBAN') return undefined;
  return { node: id ?? given, variant: 'notIban', value: descend(id, 'Id')?.text ?? '', params: { account } };
};

export const rule = defineRule({
  id: 'I-07',
  layer: 'scheme',
  severity: 'Error',
  codes: ['AC01', 'RR01'],
  anchors: ['DbtrAcct', 'CdtrAcct', 'DbtrAcct/Id/Othr', 'CdtrAcct/Id/Othr'],
  appliesTo: paymentsAndCustomerOrders,
  select: [...customerPayments, ...orderedPayments],
  check: (transaction) => {
    const payer = nonIbanId(transaction, 'DbtrAcct');
    const payee = nonIbanId(transaction, 'CdtrAcct');
    return payer === undefined && payee === undefined ? [] : [payer, payee].filter((found) => found !== undefined);
  },
});
