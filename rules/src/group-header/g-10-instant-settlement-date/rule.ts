import { berlinClock } from '@clearbench/calendars/berlin-time';
import { isoDateIn } from '@clearbench/calendars/iso-date';
import { defineRule } from '@clearbench/validation-engine/rule';
import { clearingDays } from '../../clearing-days.ts';
import { both, creditTransfers, scheme } from '../../scope.ts';

export const rule = defineRule({
  id: 'G-10',
  layer: 'clearing',
  severity: 'Warning',
  codes: ['DT01'],
  unconfirmed: true,
  appliesTo: both(creditTransfers, scheme('inst')),
  select: ['GrpHdr/IntrBkSttlmDt'],
  check: (node, { profile }) => {
    const today = clearingDays(profile).onOrAfter(berlinClock(profile.now).date);
    const date = isoDateIn(node.text);
    return date === undefined || date === today ? [] : [{ node, value: node.text, expected: today }];
  },
});
