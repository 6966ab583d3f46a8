import { readDateTime } from '@clearbench/calendars/iso-date-time';
import { timeOutSecondsOf } from '@clearbench/iso20022/rulebooks';
import { paymentIdNode, rTransactionRule } from '../../r-messages/r-transaction-rule.ts';
import { both, messages, scheme } from '../../scope.ts';

/** R-01 reports an unknown payment. */
export const rule = rTransactionRule({
  id: 'S-05',
  layer: 'scheme',
  severity: 'Error',
  codes: ['AG09'],
  earlier: 'optional',
  appliesTo: both(messages('pacs.028'), scheme('inst')),
  checkReference: ({ node, facts, head, payment }, { profile }) => {
    const accepted = readDateTime(payment?.facts.acceptedAt ?? facts.acceptedAt ?? '');
    const requested = readDateTime(head.createdAt ?? '');
    if (accepted === undefined || requested === undefined) return [];
    const seconds = timeOutSecondsOf(profile);
    const waited = Math.floor((requested.epoch - accepted.epoch) / 1000);
    if (waited >= seconds) return [];
    const place = paymentIdNode(node);
    const variant = waited < 0 ? 'before' : 'early';
    return [{ node: place, variant, value: head.createdAt ?? '', params: { seconds, waited } }];
  },
});
