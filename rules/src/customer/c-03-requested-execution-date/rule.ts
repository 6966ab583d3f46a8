import { berlinClock } from '@clearbench/calendars/berlin-time';
import { addDays, isoDateIn } from '@clearbench/calendars/iso-date';
import { defineRule } from '@clearbench/validation-engine/rule';
import { clearingDays } from '../../clearing-days.ts';
import { messages } from '../../scope.ts';

/** Calendar days ahead of which banks store orders; some store them for fewer days. */
const daysAhead = 365;

export const rule = defineRule({
  id: 'C-03',
  layer: 'scheme',
  severity: 'Warning',
  unconfirmed: true,
  codes: ['DT01'],
  appliesTo: messages('pain.001'),
  select: ['PmtInf/ReqdExctnDt', 'ReqdExctnDt/Dt', 'ReqdExctnDt/DtTm'],
  check: (node, { profile }) => {
    const date = isoDateIn(node.text);
    if (date === undefined) return [];
    const { text: value } = node;
    const today = berlinClock(profile.now).date;
    if (date < today) return [{ node, variant: 'past', value, expected: `>= ${today}`, params: { today } }];
    const last = addDays(today, daysAhead);
    if (date > last) return [{ node, variant: 'far', value, expected: `<= ${last}`, params: { days: daysAhead } }];
    const executed = profile.scheme === 'inst' ? date : clearingDays(profile).onOrAfter(date);
    return executed === date ? [] : [{ node, variant: 'closed', severity: 'Info', value, params: { executed } }];
  },
});
