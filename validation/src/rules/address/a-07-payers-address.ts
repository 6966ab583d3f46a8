import { descend, type MessageNode } from '../../message-node.ts';
import { rule } from '../../rule.ts';
import { agentBic, bicCountry, countryInBic } from '../bic.ts';
import { customerPayments } from '../customer-payments.ts';
import { payments } from '../scope.ts';
import { isSepaOutsideEea } from '../sepa-countries.ts';

const bicOutsideEea = (transaction: MessageNode, agent: string): string | undefined => {
  const bic = agentBic(descend(transaction, agent));
  return bic !== undefined && isSepaOutsideEea(bic, countryInBic) ? bic : undefined;
};

/** with a bank outside the EEA on either side, the payer's address must be there. */
export const payersAddress = rule({
  id: 'A-07',
  layer: 'scheme',
  severity: 'Error',
  source:
    'Regulation (EU) 2015/847, now 2023/1113, as EPC115-06 applies it to SEPA countries outside the EEA; reason RR02',
  appliesTo: payments,
  select: customerPayments,
  check: (transaction) => {
    const node = descend(transaction, 'Dbtr');
    if (node === undefined || descend(node, 'PstlAdr') !== undefined) return [];
    const bic = bicOutsideEea(transaction, 'DbtrAgt') ?? bicOutsideEea(transaction, 'CdtrAgt');
    return bic === undefined ? [] : [{ node, params: { country: bicCountry(bic) } }];
  },
});
