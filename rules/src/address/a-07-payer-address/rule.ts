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

/** The country alone is no address. Since 2023, A-04 reports the missing town. */
const isCountryOnly = (address: MessageNode): boolean => address.children.every(({ name }) => name === 'Ctry');

export const rule = defineRule({
  id: 'A-07',
  layer: 'scheme',
  severity: 'Error',
  codes: ['RR02', 'RR03', 'BE04'],
  anchors: ['CdtTrfTxInf/Dbtr', 'DrctDbtTxInf/Dbtr', 'Dbtr/PstlAdr'],
  appliesTo: either(payments, messages('pain.008')),
  select: [...customerPayments, collectionOrders],
  check: (transaction, { profile: { rbVersion } }) => {
    const node = descend(transaction, 'Dbtr');
    if (node === undefined) return [];
    const address = descend(node, 'PstlAdr');
    if (address !== undefined && (rbVersion >= '2023' || !isCountryOnly(address))) return [];
    const bic =
      bicOutsideEea(transaction, 'DbtrAgt') ??
      bicOutsideEea(transaction, 'CdtrAgt') ??
      (transaction.parent && bicOutsideEea(transaction.parent, 'CdtrAgt'));
    if (bic === undefined) return [];
    const params = { country: bicCountry(bic) };
    return [address === undefined ? { node, params } : { node: address, variant: 'countryOnly', params }];
  },
});
