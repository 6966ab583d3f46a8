import { isDirectDebit } from '@clearbench/contracts/sim-env/scheme';
import { formatDecimal, subtractDecimals, zero } from '@clearbench/iso20022/decimal';
import { descend } from '@clearbench/iso20022/reader/message-node';
import { messages } from '../../scope.ts';
import { amountIn, chargesOf, mayBeSame } from '../amounts.ts';
import { rTransactionRule } from '../r-transaction-rule.ts';

export const rule = rTransactionRule({
  id: 'R-05',
  layer: 'scheme',
  severity: 'Error',
  anchors: ['TxInf/RtrdIntrBkSttlmAmt'],
  earlier: 'optional',
  appliesTo: (context) => messages('pacs.004')(context) && !isDirectDebit(context.profile.scheme),
  checkReference: ({ node, facts, payment }) => {
    const place = descend(node, 'RtrdIntrBkSttlmAmt');
    const paid = amountIn(payment?.facts.amount) ?? amountIn(facts.amount);
    if (place === undefined || paid === undefined) return [];
    const mayDeductCharges = facts.reason === 'FOCR';
    const expected = subtractDecimals(paid, mayDeductCharges ? chargesOf(node) : zero);
    if (mayBeSame(amountIn(place.text), expected)) return [];
    const variant = mayDeductCharges ? 'charges' : 'whole';
    return [{ node: place, variant, value: place.text, expected: formatDecimal(expected, 2) }];
  },
});
