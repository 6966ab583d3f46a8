import { rule } from '../../rule.ts';
import { amountFindings } from '../euro-amount.ts';
import { both, creditTransfers, rulebooks, scheme } from '../scope.ts';

/** P-10: from rulebook 2025 only the length of the field limits an instant payment. */
export const instantTechnicalMaximum = rule({
  id: 'P-10',
  layer: 'scheme',
  severity: 'Error',
  source: 'Regulation (EU) 2024/886 ended the scheme limit; EPC122-16, format rule of InterbankSettlementAmount',
  appliesTo: both(creditTransfers, scheme('inst'), rulebooks('2025')),
  select: ['CdtTrfTxInf/IntrBkSttlmAmt'],
  check: (node) =>
    amountFindings(node)
      .filter(({ variant }) => variant === 'tooLarge')
      .map(({ variant: _, ...finding }) => finding),
});
