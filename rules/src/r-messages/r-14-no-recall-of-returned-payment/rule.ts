import { messages } from '../../scope.ts';
import { paymentIdNode, rTransactionRule } from '../r-transaction-rule.ts';

const ends = ['rejected', 'returned', 'reversed'];

export const rule = rTransactionRule({
  id: 'R-14',
  layer: 'clearing',
  severity: 'Error',
  codes: ['ARDT'],
  earlier: 'required',
  appliesTo: messages('camt.056'),
  checkReference: ({ node, payment }) => {
    const step = payment?.lifecycle.find(({ type }) => ends.includes(type));
    if (step === undefined) return [];
    const place = paymentIdNode(node);
    return [{ node: place, variant: step.type, value: place.text, params: { day: step.at.slice(0, 10) } }];
  },
});
