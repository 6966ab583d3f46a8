import { addDecimals, formatDecimal, zero } from '@clearbench/iso20022/decimal';
import { descend } from '@clearbench/iso20022/reader/message-node';
import { both, debitScheme, messages } from '../../scope.ts';
import { amountIn, chargesOf, mayBeSame } from '../amounts.ts';
import { rTransactionRule } from '../r-transaction-rule.ts';

/** Reasons of refunds, for which the payer's bank can claim compensation of interest. */
const refunds = ['MD01', 'MD06'];

export const rule = rTransactionRule({
  id: 'R-06',
  layer: 'scheme',
  severity: 'Error',
  codes: ['XT78'],
  anchors: ['TxInf/RtrdIntrBkSttlmAmt', 'TxInf/CompstnAmt'],
  earlier: 'optional',
  appliesTo: both(messages('pacs.004'), debitScheme),
  checkReference: ({ node, facts, payment }) => {
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
