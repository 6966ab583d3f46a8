import { isSepaOutsideEea } from '@clearbench/iso20022/code-sets/sepa-countries';
import { agentBic, bicCountry, countryInBic } from '@clearbench/iso20022/identifiers/bic';
import { descend, type MessageNode } from '@clearbench/iso20022/reader/message-node';
import { defineRule } from '@clearbench/validation-engine/rule';
import { customerPayments } from '../../customer-payments.ts';
import { either, messages, payments } from '../../scope.ts';

/** The creditor knows the debtor's address, so an order of direct debits must contain it. The creditor's bank is in the group. */
const collectionOrders = 'PmtInf/DrctDbtTxInf';

const bicOutsideEea = (transaction: MessageNode, agent: string): string | undefined => {
  const bic = agentBic(descend(transaction, agent));
  return bic !== undefined && isSepaOutsideEea(bic, countryInBic) ? bic : undefined;
};

export const rule = defineRule({
  id: 'A-07',
  layer: 'scheme',
  severity: 'Error',
  codes: ['RR02', 'RR03', 'BE04'],
  anchors: ['CdtTrfTxInf/Dbtr', 'DrctDbtTxInf/Dbtr'],
  appliesTo: either(payments, messages('pain.008')),
  select: [...customerPayments, collectionOrders],
  check: (transaction) => {
    const node = descend(transaction, 'Dbtr');
    if (node === undefined || descend(node, 'PstlAdr') !== undefined) return [];
    const bic =
      bicOutsideEea(transaction, 'DbtrAgt') ??
      bicOutsideEea(transaction, 'CdtrAgt') ??
      (transaction.parent && bicOutsideEea(transaction.parent, 'CdtrAgt'));
    return bic === undefined ? [] : [{ node, params: { country: bicCountry(bic) } }];
  },
});
