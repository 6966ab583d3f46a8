import { both, messages, scheme, sinceRulebook } from '../scope.ts';
import { placeOfPayment, referralRule } from './referral-rule.ts';

/** S-06: an instant payment is recalled once. */
export const oneRecall = referralRule({
  id: 'S-06',
  layer: 'scheme',
  severity: 'Error',
  source: 'EPC004-16 of 2025: one recall for each payment',
  earlier: 'needed',
  appliesTo: both(messages('camt.056'), scheme('inst'), sinceRulebook('2025')),
  about: ({ node, payment }) => {
    const first = payment?.story.find(({ what, byTester }) => what === 'recalled' && byTester);
    if (first === undefined) return [];
    const place = placeOfPayment(node);
    return [{ node: place, value: place.text, params: { day: first.at.slice(0, 10) } }];
  },
});
