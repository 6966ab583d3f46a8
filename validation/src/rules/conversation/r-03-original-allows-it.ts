import type { StoryStep } from '../../earlier/earlier.ts';
import type { RuleContext } from '../../rule.ts';
import { messages } from '../scope.ts';
import { placeOfPayment, referralRule } from './referral-rule.ts';

type What = StoryStep['what'];

/** After which steps a message has nothing left to do; recalls after an end are the matter of R-14, second instant ones of S-06. */
const ends: Readonly<Record<string, readonly What[]>> = {
  'pacs.004': ['rejected', 'returned', 'reversed'],
  'pacs.007': ['rejected', 'returned', 'reversed'],
  'camt.029': ['refused', 'returned'],
};

const endsFor = ({ messageType, profile }: RuleContext): readonly What[] => {
  const isCounted = profile.scheme === 'inst' && profile.rbVersion >= '2025';
  return ends[messageType.slice(0, 8)] ?? (isCounted ? [] : ['recalled']);
};

/** What was said before by the same side: a bank that recalls does not end with that what the other one may do. */
const endedBy = (story: readonly StoryStep[], whats: readonly What[]): StoryStep | undefined =>
  story.find(({ what, byTester }) => whats.includes(what) && (what !== 'recalled' || byTester));

/** what became of the original so far leaves room for this message. */
export const originalAllowsIt = referralRule({
  id: 'R-03',
  layer: 'clearing',
  severity: 'Error',
  source:
    'EPC125-05, EPC016-06 and EPC004-16 on R-transactions: one R-transaction ends a payment; reasons XT75 and ARDT',
  earlier: 'asked',
  once: true,
  appliesTo: messages('pacs.004', 'pacs.007', 'camt.029', 'camt.056'),
  about: ({ node, payment }, context) => {
    const step = payment && endedBy(payment.story, endsFor(context));
    if (!step) return [];
    const place = placeOfPayment(node);
    return [{ node: place, variant: step.what, value: place.text, params: { day: step.at.slice(0, 10) } }];
  },
});
