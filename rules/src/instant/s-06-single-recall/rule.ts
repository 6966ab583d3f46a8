import { placeOfPayment, referralRule } from '../../r-messages/referral-rule.ts';
import { both, messages, scheme, sinceRulebook } from '../../scope.ts';

export const rule = referralRule({
  id: 'S-06',
  layer: 'scheme',
  severity: 'Error',
  earlier: 'needed',
  appliesTo: both(messages('camt.056'), scheme('inst'), sinceRulebook('2025')),
  about: ({ node, payment }) => {
    const first = payment?.story.find(({ what, byTester }) => what === 'recalled' && byTester);
    if (first === undefined) return [];
    const place = placeOfPayment(node);
    return [{ node: place, value: place.text, params: { day: first.at.slice(0, 10) } }];
  },
});
