import { agentBic, sameInstitution } from '@clearbench/iso20022/identifiers/bic';
import { defineRule } from '@clearbench/validation-engine/rule';
import { ofPayments } from '../../customer-payments.ts';
import { both, debitScheme, directDebits } from '../../scope.ts';

export const rule = defineRule({
  id: 'I-15',
  layer: 'clearing',
  severity: 'Error',
  codes: ['XT79', 'XT80', 'CNOR', 'DNOR'],
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
