import { defineRule, type Rule, type RuleContext } from '@clearbench/validation-engine/rule';
import { both, either, messages, payments, scheme } from '../../scope.ts';
import { inquiries, rMessages } from '../r-message-scopes.ts';
import { childOrSelf, type PaymentReference, paymentIdNode, rTransactionRule } from '../r-transaction-rule.ts';

/** Messages that are answered although the original is unknown; other messages are rejected. */
const answered = either(messages('camt.056'), inquiries, both(messages('pacs.028'), scheme('inst')));

const reports = messages('pacs.002');

/** "No original transaction received" as reason of a bank and of a clearing. */
const notReceivedCodes: readonly (string | undefined)[] = ['NOOR', 'AG09'];

/** An answer that the payment is unknown is correct. A clearing that rejects a whole file unread can refer to it by any id. */
const reportsUnknown = ({ node, facts }: PaymentReference, context: RuleContext): boolean =>
  notReceivedCodes.includes(facts.reason) ||
  (context.profile.direction === 'ST' &&
    reports(context) &&
    facts.status === 'RJCT' &&
    node.name === 'OrgnlGrpInfAndSts');

/** A status report refers to the entries of an R-message by their own ids. */
const namesOwnIds = ({ message }: PaymentReference, context: RuleContext): boolean =>
  reports(context) && !payments({ ...context, messageType: message?.messageType ?? '' });

const known = rTransactionRule({
  id: 'R-01',
  layer: 'clearing',
  severity: 'Error',
  codes: ['XT74', 'NOOR'],
  earlier: 'required',
  appliesTo: rMessages,
  includesGroups: true,
  checkReference: (reference, context) => {
    if (reportsUnknown(reference, context)) return [];
    const { node, facts, message, payment } = reference;
    const severity = answered(context) ? 'Warning' : 'Error';
    const messageId = facts.originalMessageId ?? '';
    if (messageId === '') return [];
    if (message === null)
      return [
        {
          node: childOrSelf(childOrSelf(node, 'OrgnlGrpInf'), 'OrgnlMsgId'),
          variant: 'message',
          value: messageId,
          severity,
        },
      ];
    if (message === undefined || payment !== null || namesOwnIds(reference, context)) return [];
    const place = paymentIdNode(node);
    return [{ node: place, variant: 'payment', value: place.text, params: { messageId }, severity }];
  },
});

export const rule: Rule = defineRule({
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
