import { descend } from '../../message-node.ts';
import { rule } from '../../rule.ts';
import { creditTransfers } from '../scope.ts';

const accounts = ['DbtrAcct', 'CdtrAcct'] as const;

/** I-07: both accounts are there, each by its IBAN. */
export const accountsByIban = rule({
  id: 'I-07',
  layer: 'scheme',
  severity: 'Error',
  source: 'EPC115-06, usage rules of DebtorAccount and CreditorAccount',
  appliesTo: creditTransfers,
  select: ['FIToFICstmrCdtTrf/CdtTrfTxInf'],
  check: (node) =>
    accounts.flatMap((account) => {
      const given = descend(node, account);
      if (given === undefined) return [{ node, variant: 'missing', params: { account } }];
      const id = descend(given, 'Id')?.children[0];
      if (id?.name === 'IBAN') return [];
      return [{ node: id ?? given, variant: 'notIban', value: descend(id, 'Id')?.text ?? '', params: { account } }];
    }),
});
