import { messages } from '../scope.ts';
import { placeOfPayment, referralRule } from './referral-rule.ts';

const ends = ['rejected', 'returned', 'reversed'];

/** what was rejected or has come back is not recalled. */
export const nothingToRecall = referralRule({
  id: 'R-14',
  layer: 'clearing',
  severity: 'Error',
  source: 'EPC125-05 and EPC004-16 on recalls: the payment was rejected or returned before; reason ARDT',
  earlier: 'needed',
  appliesTo: messages('camt.056'),
  about: ({ node, payment }) => {
    const step = payment?.story.find(({ what }) => ends.includes(what));
    if (step === undefined) return [];
    const place = placeOfPayment(node);
    return [{ node: place, variant: step.what, value: place.text, params: { day: step.at.slice(0, 10) } }];
  },
});
