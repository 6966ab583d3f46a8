import { rMessages } from '../answers/r-messages.ts';
import { placeIn, referralRule } from './referral-rule.ts';
import { amountIn, mayBeSame } from './same-amount.ts';

/** Where the message repeats a value of its original: in an element of its own, else in the reference. */
const repeated = (node: Parameters<typeof placeIn>[0], name: string) => {
  const own = placeIn(node, `Orgnl${name}`);
  return own === node ? placeIn(placeIn(node, 'OrgnlTxRef'), name) : own;
};

/** amount and settlement date of the original are repeated as they were. */
export const originalIsRepeated = referralRule({
  id: 'R-02',
  layer: 'clearing',
  severity: 'Error',
  source: 'EPC125-05, EPC016-06 and EPC004-16 on R-transactions: original amount and date; reason XT77',
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
