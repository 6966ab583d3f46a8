import { descend } from '../../message-node.ts';
import type { RuleFinding } from '../../rule.ts';
import { berlinClock } from '../berlin-time.ts';
import { clearingDays } from '../clearing-days.ts';
import { messages } from '../scope.ts';
import { placeIn, referralRule } from './referral-rule.ts';
import { amountIn, mayBeSame } from './same-amount.ts';

const bankDays = 5;

/** a collection is reversed whole, and within five bank days. Its reasons are the matter of R-07. */
export const reversalInTime = referralRule({
  id: 'R-10',
  layer: 'scheme',
  severity: 'Warning',
  source: 'EPC016-06 and EPC222-07 on reversals, from public summaries: to be confirmed, hence a warning',
  earlier: 'asked',
  appliesTo: messages('pacs.007'),
  about: ({ node, facts, head, payment }, { profile }) => {
    const findings: RuleFinding[] = [];
    const place = descend(node, 'RvsdIntrBkSttlmAmt');
    const collected = payment?.facts.amount ?? facts.amount;
    if (place !== undefined && !mayBeSame(amountIn(place.text), amountIn(collected))) {
      findings.push({ node: place, variant: 'amount', value: place.text, expected: collected ?? '' });
    }
    const settled = payment?.facts.settlementDate ?? facts.settlementDate;
    const last = settled && clearingDays(profile).add(settled, bankDays);
    const back = head.settlementDate ?? berlinClock(profile.now).date;
    if (last && back > last) {
      const at = placeIn(node, 'OrgnlTxId', 'OrgnlEndToEndId');
      findings.push({
        node: at,
        variant: 'late',
        value: settled,
        expected: `<= ${last}`,
        params: { last, back, days: bankDays },
      });
    }
    return findings;
  },
});
