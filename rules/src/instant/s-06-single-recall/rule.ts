import { paymentIdNode, rTransactionRule } from '../../r-messages/r-transaction-rule.ts';
import { both, messages, scheme, sinceRulebook } from '../../scope.ts';

export const rule = rTransactionRule({
  id: 'S-06',
  layer: 'scheme',
  severity: 'Error',
  earlier: 'required',
  appliesTo: both(messages('camt.056'), scheme('inst'), sinceRulebook('2025')),
  checkReference: ({ node, payment }) => {
    const first = payment?.lifecycle.find(({ type, byTester }) => type === 'recalled' && byTester);
    if (first === undefined) return [];
    const place = paymentIdNode(node);
    return [{ node: place, value: place.text, params: { day: first.at.slice(0, 10) } }];
  },
});
