import { defineRule } from '@clearbench/validation-engine/rule';
import { both, creditTransfers, scheme } from '../../scope.ts';

export const rule = defineRule<{ count: number }>({
  id: 'G-17',
  layer: 'scheme',
  severity: 'Error',
  appliesTo: both(creditTransfers, scheme('inst')),
  select: ['FIToFICstmrCdtTrf/CdtTrfTxInf'],
  open: () => ({ count: 0 }),
  inParts: { same: ({ count }) => String(count > 1) },
  check: (node, _, state) => {
    state.count += 1;
    return state.count === 2 ? [{ node, expected: '1' }] : [];
  },
});
