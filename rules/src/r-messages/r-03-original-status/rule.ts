import type { LifecycleEvent } from '@clearbench/iso20022/message-history/message-history';
import type { RuleContext } from '@clearbench/validation-engine/rule';
import { messages } from '../../scope.ts';
import { paymentIdNode, rTransactionRule } from '../r-transaction-rule.ts';

type LifecycleEventType = LifecycleEvent['type'];

/** The statuses after which a message has no effect. R-14 reports recalls after the end of a payment, S-06 second recalls of instant payments. */
const ends: Readonly<Record<string, readonly LifecycleEventType[]>> = {
  'pacs.004': ['rejected', 'returned', 'reversed'],
  'pacs.007': ['rejected', 'returned', 'reversed'],
  'camt.029': ['refused', 'returned'],
};

/** A returned payment is refused with ARDT; after a refusal the recall has no positive answer. */
const endsByReason: Readonly<Record<string, readonly LifecycleEventType[]>> = {
  'camt.029 ARDT': ['refused'],
  'pacs.004 FOCR': ['rejected', 'returned', 'reversed', 'refused'],
};

const endsFor = ({ messageType, profile }: RuleContext, reason = ''): readonly LifecycleEventType[] => {
  const isCounted = profile.scheme === 'inst' && profile.rbVersion >= '2025';
  const name = messageType.slice(0, 8);
  return endsByReason[`${name} ${reason}`] ?? ends[name] ?? (isCounted ? [] : ['recalled']);
};

/** Steps by the same bank only: the recall of one bank does not restrict the other bank. */
const endingEvent = (
  lifecycle: readonly LifecycleEvent[],
  types: readonly LifecycleEventType[],
): LifecycleEvent | undefined =>
  lifecycle.find(({ type, byTester }) => types.includes(type) && (type !== 'recalled' || byTester));

export const rule = rTransactionRule({
  id: 'R-03',
  layer: 'clearing',
  severity: 'Error',
  codes: ['XT75', 'ARDT'],
  anchors: ['TxInf/OrgnlTxId', 'TxInfAndSts/OrgnlTxId'],
  earlier: 'optional',
  reportsRepetition: true,
  appliesTo: messages('pacs.004', 'pacs.007', 'camt.029', 'camt.056'),
  checkReference: ({ node, payment, facts }, context) => {
    const step = payment && endingEvent(payment.lifecycle, endsFor(context, facts.reason));
    if (!step) return [];
    const place = paymentIdNode(node);
    return [{ node: place, variant: step.type, value: place.text, params: { day: step.at.slice(0, 10) } }];
  },
});
