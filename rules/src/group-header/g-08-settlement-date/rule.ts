import { isoDateIn } from '@clearbench/calendars/iso-date';
import {
  nearestSettlementDate,
  type SettlementDates,
  settlementDateFault,
  usualSettlementHorizon,
} from '@clearbench/calendars/settlement-dates';
import type { Profile } from '@clearbench/iso20022/profile';
import { defineRule } from '@clearbench/validation-engine/rule';
import { bulkDatesOf, dueDatesOf, ownCalendarName, passedCutOff } from '../../clearing-days.ts';
import { both, bulks, inBulks, isDueAhead } from '../../scope.ts';

/** The dates that G-09 does not report either. */
const afterCutOff = (profile: Profile): SettlementDates => {
  const dates = bulkDatesOf(profile);
  return passedCutOff(profile) === undefined ? dates : { ...dates, first: dates.days.next(dates.first) };
};

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
    const isDue = isDueAhead(messageType);
    const dates = isDue ? dueDatesOf(profile) : bulkDatesOf(profile);
    const value = node.text;
    const expected = (): string => nearestSettlementDate(date, isDue ? dates : afterCutOff(profile));
    switch (settlementDateFault(date, dates)) {
      case 'past':
        return [{ node, variant: 'past', value, expected: expected(), params: { today: dates.today } }];
      case 'closed': {
        const calendar = ownCalendarName(profile);
        const closed = calendar === undefined ? { variant: 'closed' } : { variant: 'closedIn', params: { calendar } };
        return [{ node, value, expected: expected(), ...closed }];
      }
      case 'far': {
        if (isDue) return [];
        const horizon = profile.clearing?.settlementHorizonDays ?? usualSettlementHorizon;
        return [{ node, variant: 'far', value, expected: `<= ${dates.last}`, params: { horizon } }];
      }
      case 'soon':
      case undefined:
        return [];
    }
  },
});
