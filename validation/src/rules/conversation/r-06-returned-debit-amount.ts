import { addDecimals, formatDecimal, zero } from '../../decimal.ts';
import { descend } from '../../message-node.ts';
import { both, debitScheme, messages } from '../scope.ts';
import { chargesOf } from './r-05-returned-amount.ts';
import { referralRule } from './referral-rule.ts';
import { amountIn, mayBeSame } from './same-amount.ts';

/** Reasons of refunds, for which the payer's bank may ask for the interest it lost. */
const refunds = ['MD01', 'MD06'];

/** what comes back of a direct debit is what was collected, the compensation and the charges. */
export const returnedDebitAmount = referralRule({
  id: 'R-06',
  layer: 'scheme',
  severity: 'Error',
  source:
    'EPC114-06 and EPC222-07, usage rules of ReturnedInterbankSettlementAmount and CompensationAmount; reason XT78',
  earlier: 'asked',
  appliesTo: both(messages('pacs.004'), debitScheme),
  about: ({ node, facts, payment }) => {
    const compensation = descend(node, 'CompstnAmt');
    if (compensation !== undefined && facts.reason !== undefined && !refunds.includes(facts.reason)) {
      return [{ node: compensation, variant: 'compensation', value: facts.reason, expected: refunds.join(', ') }];
    }
    const place = descend(node, 'RtrdIntrBkSttlmAmt');
    const collected = amountIn(payment?.facts.amount) ?? amountIn(facts.amount);
    if (place === undefined || collected === undefined) return [];
    const more = addDecimals(amountIn(compensation?.text) ?? zero, chargesOf(node));
    const expected = addDecimals(collected, more);
    if (mayBeSame(amountIn(place.text), expected)) return [];
    return [{ node: place, variant: 'sum', value: place.text, expected: formatDecimal(expected, 2) }];
  },
});
