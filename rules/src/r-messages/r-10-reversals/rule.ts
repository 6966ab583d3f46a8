import { berlinClock } from '@clearbench/calendars/berlin-time';
import { descend } from '@clearbench/iso20022/reader/message-node';
import type { RuleFinding } from '@clearbench/validation-engine/rule';
import { clearingDays } from '../../clearing-days.ts';
import { messages } from '../../scope.ts';
import { amountIn, mayBeSame } from '../amounts.ts';
import { childOrSelf, rTransactionRule } from '../r-transaction-rule.ts';

const bankDays = 5;

export const rule = rTransactionRule({
  id: 'R-10',
  layer: 'scheme',
  severity: 'Error',
  codes: ['AM05', 'MS02', 'MS03'],
  coveredBy: 'R-07',
  anchors: ['TxInf/RvsdIntrBkSttlmAmt', 'TxInf/OrgnlTxId', 'TxInf/OrgnlEndToEndId'],
  earlier: 'optional',
  appliesTo: messages('pacs.007'),
  checkReference: ({ node, facts, head, payment }, { profile }) => {
    const findings: RuleFinding[] = [];
    const place = descend(node, 'RvsdIntrBkSttlmAmt');
    const collected = payment?.facts.amount ?? facts.amount;
    if (place !== undefined && !mayBeSame(amountIn(place.text), amountIn(collected))) {
      findings.push({ node: place, variant: 'amount', value: place.text, expected: collected ?? '' });
    }
    const settled = payment?.facts.settlementDate ?? facts.settlementDate;
    const last = settled && clearingDays(profile).add(settled, bankDays);
    const back = head.settlementDate ?? berlinClock(profile.now).date;
    const at = childOrSelf(node, 'OrgnlTxId', 'OrgnlEndToEndId');
    if (settled && head.settlementDate && back < settled)
      findings.push({ node: at, variant: 'before', value: settled, expected: `<= ${back}`, params: { back } });
    if (last && back > last) {
      findings.push({
        node: at,
        variant: 'late',
        severity: 'Warning',
        value: settled,
        expected: `<= ${last}`,
        params: { last, back, days: bankDays },
      });
    }
    return findings;
  },
});
