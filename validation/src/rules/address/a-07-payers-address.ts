import { descend } from '../../message-node.ts';
import { rule } from '../../rule.ts';
import { agentBic, bicCountry } from '../bic.ts';
import { creditTransfers } from '../scope.ts';
import { isSepaOutsideEea } from '../sepa-countries.ts';

/** with a bank outside the EEA on either side, the payer's address must be there. */
export const payersAddress = rule({
  id: 'A-07',
  layer: 'scheme',
  severity: 'Error',
  source:
    'Regulation (EU) 2015/847, now 2023/1113, as EPC115-06 applies it to SEPA countries outside the EEA; reason RR02',
  appliesTo: creditTransfers,
  select: ['FIToFICstmrCdtTrf/CdtTrfTxInf'],
  check: (transaction) => {
    const node = descend(transaction, 'Dbtr');
    if (node === undefined || descend(node, 'PstlAdr') !== undefined) return [];
    const countries = ['DbtrAgt', 'CdtrAgt'].map((agent) => bicCountry(agentBic(descend(transaction, agent)) ?? ''));
    const country = countries.find(isSepaOutsideEea);
    return country === undefined ? [] : [{ node, params: { country } }];
  },
});
