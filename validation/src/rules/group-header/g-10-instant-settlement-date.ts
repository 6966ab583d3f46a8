import { rule } from '../../rule.ts';
import { berlinClock } from '../berlin-time.ts';
import { clearingDays } from '../clearing-days.ts';
import { isoDateIn } from '../iso-date.ts';
import { both, creditTransfers, scheme } from '../scope.ts';

/** G-10: an instant payment settles on the calendar day the clearing takes it, bank holiday or not, unless its calendar has closed days. */
export const instantSettlementDate = rule({
  id: 'G-10',
  layer: 'clearing',
  severity: 'Warning',
  source: 'SCT Inst runs around the clock on every day; the calendar day is that of the clearing',
  appliesTo: both(creditTransfers, scheme('inst')),
  select: ['GrpHdr/IntrBkSttlmDt'],
  check: (node, { profile }) => {
    const today = clearingDays(profile).onOrAfter(berlinClock(profile.now).date);
    const date = isoDateIn(node.text);
    return date === undefined || date === today ? [] : [{ node, value: node.text, expected: today }];
  },
});
