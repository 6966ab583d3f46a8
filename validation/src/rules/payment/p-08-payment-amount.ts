import { rule } from '../../rule.ts';
import { amountFindings } from '../euro-amount.ts';
import { bulks } from '../scope.ts';

/** P-08: a payment is in euro, from one cent up to nine digits before the point. */
export const paymentAmount = rule({
  id: 'P-08',
  layer: 'scheme',
  severity: 'Error',
  source: 'EPC115-06, usage and format rules of InterbankSettlementAmount',
  appliesTo: bulks,
  select: ['CdtTrfTxInf/IntrBkSttlmAmt', 'TxInf/RtrdIntrBkSttlmAmt'],
  check: (node, { profile }) => {
    const findings = amountFindings(node);
    // Under rulebook 2025 the maximum of an instant payment is the matter of P-10.
    if (findings.length === 0 || profile.scheme === 'sct' || profile.rbVersion !== '2025') return findings;
    return findings.filter(({ variant }) => variant !== 'tooLarge');
  },
});
