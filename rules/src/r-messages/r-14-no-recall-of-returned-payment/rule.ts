import { messages } from '../../scope.ts';
import { placeOfPayment, referralRule } from '../referral-rule.ts';

const ends = ['rejected', 'returned', 'reversed'];

export const rule = referralRule({
  id: 'R-14',
  layer: 'clearing',
  severity: 'Error',
  codes: ['ARDT'],
  earlier: 'needed',
  appliesTo: messages('camt.056'),
  about: ({ node, payment }) => {
    const step = payment?.story.find(({ what }) => ends.includes(what));
    if (step === undefined) return [];
    const place = placeOfPayment(node);
    return [{ node: place, variant: step.what, value: place.text, params: { day: step.at.slice(0, 10) } }];
  },
});
