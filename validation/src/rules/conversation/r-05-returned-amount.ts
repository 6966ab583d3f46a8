import { isDirectDebit } from '@clearbench/contracts/sim-env/scheme';
import { formatDecimal, parseDecimal, subtractDecimals, sumDecimals, zero } from '../../decimal.ts';
import { childrenNamed, descend, type MessageNode, textAt } from '../../message-node.ts';
import { messages } from '../scope.ts';
import { referralRule } from './referral-rule.ts';
import { amountIn, mayBeSame } from './same-amount.ts';

/** Charges an entry takes off or adds. */
export const chargesOf = (node: MessageNode) =>
  sumDecimals(childrenNamed(node, 'ChrgsInf').map((fee) => parseDecimal(textAt(fee, 'Amt') ?? '') ?? zero));

/** a returned credit transfer is returned whole; who agrees to a recall may keep the charges it names. */
export const returnedAmount = referralRule({
  id: 'R-05',
  layer: 'scheme',
  severity: 'Error',
  source:
    'EPC115-06 and EPC122-16, usage rules of ReturnedInterbankSettlementAmount and ChargesInformation; reason XT77',
  earlier: 'asked',
  appliesTo: (context) => messages('pacs.004')(context) && !isDirectDebit(context.profile.scheme),
  about: ({ node, facts, payment }) => {
    const place = descend(node, 'RtrdIntrBkSttlmAmt');
    const paid = amountIn(payment?.facts.amount) ?? amountIn(facts.amount);
    if (place === undefined || paid === undefined) return [];
    const mayKeep = facts.reason === 'FOCR';
    const expected = subtractDecimals(paid, mayKeep ? chargesOf(node) : zero);
    if (mayBeSame(amountIn(place.text), expected)) return [];
    const variant = mayKeep ? 'charges' : 'whole';
    return [{ node: place, variant, value: place.text, expected: formatDecimal(expected, 2) }];
  },
});
