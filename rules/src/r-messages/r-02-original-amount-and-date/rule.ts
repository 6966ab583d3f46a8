import { amountIn, mayBeSame } from '../amounts.ts';
import { rMessages } from '../r-message-scopes.ts';
import { placeIn, referralRule } from '../referral-rule.ts';

/** The elements that repeat a value of the original: a dedicated element, else the transaction reference. */
const repeated = (node: Parameters<typeof placeIn>[0], name: string) => {
  const own = placeIn(node, `Orgnl${name}`);
  return own === node ? placeIn(placeIn(node, 'OrgnlTxRef'), name) : own;
};

export const rule = referralRule({
  id: 'R-02',
  layer: 'clearing',
  severity: 'Error',
  codes: ['XT77'],
  anchors: ['OrgnlIntrBkSttlmAmt', 'OrgnlIntrBkSttlmDt', 'OrgnlTxRef/IntrBkSttlmAmt', 'OrgnlTxRef/IntrBkSttlmDt'],
  earlier: 'needed',
  appliesTo: rMessages,
  about: ({ node, facts, payment }) => {
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
