import type { RuleFinding } from '../../rule.ts';
import { berlinClock } from '../berlin-time.ts';
import { clearingDays } from '../clearing-days.ts';
import { readDateTime } from '../iso-date-time.ts';
import { both, messages, scheme } from '../scope.ts';
import { placeOfPayment, referralRule } from './referral-rule.ts';

const bankDays = 15;

/** The clearing's day of a moment as messages write it. */
const dayOf = (moment: string | undefined): string | undefined => {
  const epoch = moment === undefined ? undefined : readDateTime(moment)?.epoch;
  return epoch === undefined ? undefined : berlinClock(new Date(epoch).toISOString()).date;
};

/** who asks again about a recall waits for the answer first, and asks about one that has none. Days are those the messages name: an environment's own may be short. */
export const requestAfterPeriod = referralRule({
  id: 'R-15',
  layer: 'scheme',
  severity: 'Warning',
  source:
    'EPC125-05 on status requests about recalls: 15 bank days; a warning, because business days of an environment may be short',
  earlier: 'needed',
  appliesTo: both(messages('pacs.028'), scheme('sct')),
  about: ({ node, head, message, payment }, { profile }) => {
    if (!message?.messageType.startsWith('camt.056')) return [];
    const findings: RuleFinding[] = [];
    const place = placeOfPayment(node);
    const answer = payment?.story.find(({ what }) => what === 'refused' || what === 'returned');
    if (answer)
      findings.push({ node: place, variant: 'answered', value: place.text, params: { day: answer.at.slice(0, 10) } });
    const recalled = dayOf(message.createdAt ?? message.at);
    const today = dayOf(head.createdAt) ?? berlinClock(profile.now).date;
    if (recalled === undefined) return findings;
    const first = clearingDays(profile).add(recalled, bankDays);
    if (today > first) return findings;
    const params = { days: bankDays, recalled };
    return [...findings, { node: place, variant: 'early', value: today, expected: `> ${first}`, params }];
  },
});
