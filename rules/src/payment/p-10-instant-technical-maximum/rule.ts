import { defineRule } from '@clearbench/validation-engine/rule';
import { amountFindings } from '../../euro-amount.ts';
import { both, creditTransfers, rulebooks, scheme } from '../../scope.ts';

/** That the scheme limit ended is common knowledge; the remaining range is that of P-08, which is published. */
export const rule = defineRule({
  id: 'P-10',
  layer: 'scheme',
  severity: 'Error',
  codes: ['AM02'],
  appliesTo: both(creditTransfers, scheme('inst'), rulebooks('2025')),
  select: ['CdtTrfTxInf/IntrBkSttlmAmt'],
  check: (node) =>
    amountFindings(node)
      .filter(({ variant }) => variant === 'tooLarge')
      .map(({ variant: _, ...finding }) => finding),
});
