import { descend, type MessageNode } from '../../../message-node.ts';
import { defineRule } from '../../../rule.ts';
import { agentBic, bicCountry, countryInBic } from '../../bic.ts';
import { customerPayments } from '../../customer-payments.ts';
import { payments } from '../../scope.ts';
import { isSepaOutsideEea } from '../../sepa-countries.ts';

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
  appliesTo: payments,
  select: customerPayments,
  check: (transaction) => {
    const node = descend(transaction, 'Dbtr');
    if (node === undefined || descend(node, 'PstlAdr') !== undefined) return [];
    const bic = bicOutsideEea(transaction, 'DbtrAgt') ?? bicOutsideEea(transaction, 'CdtrAgt');
    return bic === undefined ? [] : [{ node, params: { country: bicCountry(bic) } }];
  },
});
