import type { RuleFinding } from '../../rule.ts';
import { berlinClock } from '../berlin-time.ts';
import { clearingDays } from '../clearing-days.ts';
import { readDateTime } from '../iso-date-time.ts';
import { both, messages, scheme } from '../scope.ts';
import { placeOfPayment, referralRule } from './referral-rule.ts';

type Asked = { readonly bankDays: number; readonly variant: string };

/** How long the other bank may take, by what it was asked. */
const inquiry: Asked = { bankDays: 10, variant: 'earlyInquiry' };
const askedIn: Readonly<Record<string, Asked>> = {
  'camt.056': { bankDays: 15, variant: 'early' },
  'camt.027': inquiry,
  'camt.087': inquiry,
};

/** The clearing's day of a moment as messages write it. */
const dayOf = (moment: string | undefined): string | undefined => {
  const epoch = moment === undefined ? undefined : readDateTime(moment)?.epoch;
  return epoch === undefined ? undefined : berlinClock(new Date(epoch).toISOString()).date;
};

/** who asks again about a recall or an inquiry waits for the answer first, and asks about one that has none. Days are those the messages name: an environment's own may be short. */
export const requestAfterPeriod = referralRule({
  id: 'R-15',
  layer: 'scheme',
  severity: 'Warning',
  source:
    'EPC125-05 on status requests about recalls, 15 bank days, and about SCT inquiries, 10 bank days; a warning, because business days of an environment may be short',
  earlier: 'needed',
  appliesTo: both(messages('pacs.028'), scheme('sct')),
  about: ({ node, head, message, payment }, { profile }) => {
    const asked = askedIn[message?.messageType.slice(0, 8) ?? ''];
    if (message == null || asked === undefined) return [];
    const findings: RuleFinding[] = [];
    const place = placeOfPayment(node);
    const answer = payment?.story.find(({ what }) => what === 'refused' || what === 'returned');
    if (answer)
      findings.push({ node: place, variant: 'answered', value: place.text, params: { day: answer.at.slice(0, 10) } });
    const askedOn = dayOf(message.createdAt ?? message.at);
    const today = dayOf(head.createdAt) ?? berlinClock(profile.now).date;
    if (askedOn === undefined) return findings;
    const first = clearingDays(profile).add(askedOn, asked.bankDays);
    if (today > first) return findings;
    const params = { days: asked.bankDays, recalled: askedOn };
    return [...findings, { node: place, variant: asked.variant, value: today, expected: `> ${first}`, params }];
  },
});
