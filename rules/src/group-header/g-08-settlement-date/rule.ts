import { berlinClock } from '@clearbench/calendars/berlin-time';
import { isoDateIn } from '@clearbench/calendars/iso-date';
import { defineRule } from '@clearbench/validation-engine/rule';
import { clearingDays, ownCalendarName } from '../../clearing-days.ts';
import { both, bulks, inBulks, isDueAhead } from '../../scope.ts';

const usualHorizon = 5;

const later = (a: string, b: string): string => (a < b ? b : a);

export const rule = defineRule({
  id: 'G-08',
  layer: 'clearing',
  severity: 'Error',
  codes: ['DT01'],
  appliesTo: both(bulks, inBulks),
  select: ['GrpHdr/IntrBkSttlmDt'],
  check: (node, { profile, messageType }) => {
    const date = isoDateIn(node.text);
    if (date === undefined) return [];
    const today = berlinClock(profile.now).date;
    const value = node.text;
    const days = clearingDays(profile);
    const expected = (): string => days.onOrAfter(later(date, today));
    if (date < today) return [{ node, variant: 'past', value, expected: expected(), params: { today } }];
    if (!days.isOpen(date)) {
      const calendar = ownCalendarName(profile);
      const closed = calendar === undefined ? { variant: 'closed' } : { variant: 'closedIn', params: { calendar } };
      return [{ node, value, expected: expected(), ...closed }];
    }
    if (isDueAhead(messageType)) return [];
    const horizon = profile.clearing?.settlementHorizonDays ?? usualHorizon;
    const last = days.add(days.onOrAfter(today), horizon);
    return date <= last ? [] : [{ node, variant: 'far', value, expected: `<= ${last}`, params: { horizon } }];
  },
});
