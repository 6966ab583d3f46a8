import type { LifecycleEvent } from '@clearbench/iso20022/message-history/earlier';
import type { RuleContext } from '@clearbench/validation-engine/rule';
import { messages } from '../../scope.ts';
import { placeOfPayment, referralRule } from '../referral-rule.ts';

type What = LifecycleEvent['what'];

/** The statuses after which a message has no effect. R-14 reports recalls after the end of a payment, S-06 second recalls of instant payments. */
const ends: Readonly<Record<string, readonly What[]>> = {
  'pacs.004': ['rejected', 'returned', 'reversed'],
  'pacs.007': ['rejected', 'returned', 'reversed'],
  'camt.029': ['refused', 'returned'],
};

const endsFor = ({ messageType, profile }: RuleContext): readonly What[] => {
  const isCounted = profile.scheme === 'inst' && profile.rbVersion >= '2025';
  return ends[messageType.slice(0, 8)] ?? (isCounted ? [] : ['recalled']);
};

/** Steps by the same bank only: the recall of one bank does not restrict the other bank. */
const endedBy = (story: readonly LifecycleEvent[], whats: readonly What[]): LifecycleEvent | undefined =>
  story.find(({ what, byTester }) => whats.includes(what) && (what !== 'recalled' || byTester));

export const rule = referralRule({
  id: 'R-03',
  layer: 'clearing',
  severity: 'Error',
  codes: ['XT75', 'ARDT'],
  anchors: ['TxInf/OrgnlTxId', 'TxInfAndSts/OrgnlTxId'],
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
