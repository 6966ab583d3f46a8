import { rule } from '../../rule.ts';
import { berlinClock } from '../berlin-time.ts';
import { isoDateIn } from '../iso-date.ts';
import { both, bulks, scheme } from '../scope.ts';
import { addTargetDays, isTargetDay, targetDayOnOrAfter } from '../target-calendar.ts';

const usualHorizon = 5;

const later = (a: string, b: string): string => (a < b ? b : a);

/** G-08: a bulk settles on a TARGET day, today or a few bank days ahead. */
export const settlementDate = rule({
  id: 'G-08',
  layer: 'clearing',
  severity: 'Error',
  source: 'Settlement in TARGET (calendar of the ECB); horizon of the clearing, reason DT01',
  appliesTo: both(bulks, scheme('sct')),
  select: ['GrpHdr/IntrBkSttlmDt'],
  check: (node, { profile }) => {
    const date = isoDateIn(node.text);
    if (date === undefined) return [];
    const today = berlinClock(profile.now).date;
    const value = node.text;
    const expected = targetDayOnOrAfter(later(date, today));
    if (date < today) return [{ node, variant: 'past', value, expected, params: { today } }];
    if (!isTargetDay(date)) return [{ node, variant: 'closed', value, expected }];
    const horizon = profile.clearing?.settlementHorizonDays ?? usualHorizon;
    const last = addTargetDays(targetDayOnOrAfter(today), horizon);
    return date <= last ? [] : [{ node, variant: 'far', value, expected: `<= ${last}`, params: { horizon } }];
  },
});
