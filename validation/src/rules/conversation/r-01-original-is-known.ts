import { type Rule, type RuleContext, rule } from '../../rule.ts';
import { inquiries, rMessages } from '../answers/r-messages.ts';
import { both, either, messages, payments, scheme } from '../scope.ts';
import { placeIn, placeOfPayment, type Referral, referralRule } from './referral-rule.ts';

/** These are answered when nobody knows what they are about; the others are refused. */
const answered = either(messages('camt.056'), inquiries, both(messages('pacs.028'), scheme('inst')));

const reports = messages('pacs.002');

/** No original transaction received, as a bank says it and as a clearing does. */
const neverReceived: readonly (string | undefined)[] = ['NOOR', 'AG09'];

/** Who says that nothing is known of a payment says so rightly; and what a clearing turns away unread it may call anything. */
const saysUnknown = ({ node, facts }: Referral, context: RuleContext): boolean =>
  neverReceived.includes(facts.reason) ||
  (context.profile.direction === 'ST' &&
    reports(context) &&
    facts.status === 'RJCT' &&
    node.name === 'OrgnlGrpInfAndSts');

/** A status report names the entries of an R-message by their own ids. */
const namesOwnIds = ({ message }: Referral, context: RuleContext): boolean =>
  reports(context) && !payments({ ...context, messageType: message?.messageType ?? '' });

const known = referralRule({
  id: 'R-01',
  layer: 'clearing',
  severity: 'Error',
  source:
    'EPC125-05, EPC016-06 and EPC004-16 on R-transactions; reasons XT74 and NOOR; the messages the environment has taken in',
  earlier: 'needed',
  appliesTo: rMessages,
  ofGroups: true,
  about: (referral, context) => {
    if (saysUnknown(referral, context)) return [];
    const { node, facts, message, payment } = referral;
    const severity = answered(context) ? 'Warning' : 'Error';
    const messageId = facts.originalMessageId ?? '';
    if (messageId === '') return [];
    if (message === null)
      return [
        { node: placeIn(placeIn(node, 'OrgnlGrpInf'), 'OrgnlMsgId'), variant: 'message', value: messageId, severity },
      ];
    if (message === undefined || payment !== null || namesOwnIds(referral, context)) return [];
    const place = placeOfPayment(node);
    return [{ node: place, variant: 'payment', value: place.text, params: { messageId }, severity }];
  },
});

/** the payment an R-message is about is known here. */
export const originalIsKnown: Rule = rule({
  ...known,
  close: (context, state, root) => {
    const compared = context.profile.earlier?.compared;
    const more =
      compared === undefined
        ? []
        : [{ node: root, variant: 'notAll', severity: 'Info', params: { compared } } as const];
    return [...(known.close?.(context, state, root) ?? []), ...more];
  },
});
