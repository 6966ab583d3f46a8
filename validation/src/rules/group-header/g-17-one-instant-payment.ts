import { rule } from '../../rule.ts';
import { both, creditTransfers, scheme } from '../scope.ts';

/** G-17: an instant message holds one payment. */
export const oneInstantPayment = rule<{ count: number }>({
  id: 'G-17',
  layer: 'scheme',
  severity: 'Warning',
  source: 'EPC122-16 (SCT Inst inter-PSP guidelines), usage rule of NumberOfTransactions',
  appliesTo: both(creditTransfers, scheme('inst')),
  select: ['FIToFICstmrCdtTrf/CdtTrfTxInf'],
  open: () => ({ count: 0 }),
  check: (node, _, state) => {
    state.count += 1;
    return state.count === 2 ? [{ node, expected: '1' }] : [];
  },
});
