import { defineRule } from '../../../rule.ts';
import { berlinClock } from '../../berlin-time.ts';
import { clearingDays } from '../../clearing-days.ts';
import { isoDateIn } from '../../iso-date.ts';
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
