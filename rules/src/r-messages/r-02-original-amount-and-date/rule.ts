import { amountIn, mayBeSame } from '../amounts.ts';
import { rMessages } from '../r-message-scopes.ts';
import { childOrSelf, rTransactionRule } from '../r-transaction-rule.ts';

/** The elements that repeat a value of the original: a dedicated element, else the transaction reference. */
const repeated = (node: Parameters<typeof childOrSelf>[0], name: string) => {
  const own = childOrSelf(node, `Orgnl${name}`);
  return own === node ? childOrSelf(childOrSelf(node, 'OrgnlTxRef'), name) : own;
};

export const rule = rTransactionRule({
  id: 'R-02',
  layer: 'clearing',
  severity: 'Error',
  codes: ['XT77'],
  anchors: ['OrgnlIntrBkSttlmAmt', 'OrgnlIntrBkSttlmDt', 'OrgnlTxRef/IntrBkSttlmAmt', 'OrgnlTxRef/IntrBkSttlmDt'],
  earlier: 'required',
  appliesTo: rMessages,
  checkReference: ({ node, facts, payment }) => {
    if (!payment) return [];
    const { amount, settlementDate } = payment.facts;
    const findings = [];
    if (!mayBeSame(amountIn(facts.amount), amountIn(amount))) {
      const place = repeated(node, 'IntrBkSttlmAmt');
      findings.push({ node: place, variant: 'amount', value: facts.amount ?? '', expected: amount ?? '' });
    }
    if (facts.settlementDate !== undefined && settlementDate !== undefined && facts.settlementDate !== settlementDate) {
      const place = repeated(node, 'IntrBkSttlmDt');
      findings.push({ node: place, variant: 'date', value: facts.settlementDate, expected: settlementDate });
    }
    return findings;
  },
});
