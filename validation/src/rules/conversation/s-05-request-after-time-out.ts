import { readDateTime } from '../iso-date-time.ts';
import { both, messages, scheme } from '../scope.ts';
import { placeOfPayment, referralRule } from './referral-rule.ts';

/** S-05: the bank asks what became of an instant payment only when its time is over. That the payment is known is the matter of R-01. */
export const requestAfterTimeOut = referralRule({
  id: 'S-05',
  layer: 'scheme',
  severity: 'Error',
  source: 'EPC004-16 on investigations: after the time-out of 20 seconds, and 10 since 2025',
  earlier: 'asked',
  appliesTo: both(messages('pacs.028'), scheme('inst')),
  about: ({ node, facts, head, payment }, { profile }) => {
    const accepted = readDateTime(payment?.facts.acceptedAt ?? facts.acceptedAt ?? '');
    const asked = readDateTime(head.createdAt ?? '');
    if (accepted === undefined || asked === undefined) return [];
    const seconds = profile.rbVersion >= '2025' ? 10 : 20;
    const waited = Math.floor((asked.epoch - accepted.epoch) / 1000);
    if (waited >= seconds) return [];
    const place = placeOfPayment(node);
    const variant = waited < 0 ? 'before' : 'early';
    return [{ node: place, variant, value: head.createdAt ?? '', params: { seconds, waited } }];
  },
});
