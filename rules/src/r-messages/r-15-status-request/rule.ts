import { berlinClock } from '@clearbench/calendars/berlin-time';
import { readDateTime } from '@clearbench/calendars/iso-date-time';
import type { RuleFinding } from '@clearbench/validation-engine/rule';
import { clearingDays } from '../../clearing-days.ts';
import { both, messages, scheme } from '../../scope.ts';
import { paymentIdNode, rTransactionRule } from '../r-transaction-rule.ts';

type RequestKind = { readonly bankDays: number; readonly variant: string };

/** The time limit of the other bank, by type of request. */
const inquiry: RequestKind = { bankDays: 10, variant: 'earlyInquiry' };
const requestOfMessage: Readonly<Record<string, RequestKind>> = {
  'camt.056': { bankDays: 15, variant: 'early' },
  'camt.027': inquiry,
  'camt.087': inquiry,
};

/** The day at the clearing of a date and time in a message. */
const dayOf = (moment: string | undefined): string | undefined => {
  const epoch = moment === undefined ? undefined : readDateTime(moment)?.epoch;
  return epoch === undefined ? undefined : berlinClock(new Date(epoch).toISOString()).date;
};

/** Days are those in the messages: the business days of an environment can be shorter. */
export const rule = rTransactionRule({
  id: 'R-15',
  layer: 'scheme',
  severity: 'Warning',
  earlier: 'required',
  appliesTo: both(messages('pacs.028'), scheme('sct')),
  checkReference: ({ node, head, message, payment }, { profile }) => {
    const request = requestOfMessage[message?.messageType.slice(0, 8) ?? ''];
    if (message == null || request === undefined) return [];
    const findings: RuleFinding[] = [];
    const place = paymentIdNode(node);
    const answer = payment?.lifecycle.find(({ type }) => type === 'refused' || type === 'returned');
    if (answer)
      findings.push({ node: place, variant: 'answered', value: place.text, params: { day: answer.at.slice(0, 10) } });
    const requestedOn = dayOf(message.createdAt ?? message.at);
    const today = dayOf(head.createdAt) ?? berlinClock(profile.now).date;
    if (requestedOn === undefined) return findings;
    const first = clearingDays(profile).add(requestedOn, request.bankDays);
    if (today > first) return findings;
    const params = { days: request.bankDays, recalled: requestedOn };
    return [...findings, { node: place, variant: request.variant, value: today, expected: `> ${first}`, params }];
  },
});
