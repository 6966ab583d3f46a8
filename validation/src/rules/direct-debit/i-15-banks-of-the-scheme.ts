import { rule } from '../../rule.ts';
import { agentBic, sameInstitution } from '../bic.ts';
import { ofPayments } from '../customer-payments.ts';
import { both, debitScheme, directDebits } from '../scope.ts';

/** I-15: the bank of the payer can be debited and that of the payee may collect: the directory of a debit clearing says who takes part. */
export const banksOfTheScheme = rule({
  id: 'I-15',
  layer: 'clearing',
  severity: 'Error',
  source: 'Participants of the debit schemes; directory of the environment, reasons XT79 and XT80 of the clearings',
  appliesTo: both(directDebits, debitScheme),
  select: ofPayments('DbtrAgt', 'CdtrAgt'),
  check: (node, { profile: { clearing } }) => {
    const bic = agentBic(node);
    const takingPart = clearing?.reachable;
    if (bic === undefined || takingPart === undefined) return [];
    if (takingPart.some((known) => sameInstitution(known, bic))) return [];
    return [{ node, variant: node.name === 'DbtrAgt' ? 'debtor' : 'creditor', value: bic }];
  },
});
