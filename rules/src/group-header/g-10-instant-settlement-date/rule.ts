import { berlinClock } from '@clearbench/calendars/berlin-time';
import { isoDateIn } from '@clearbench/calendars/iso-date';
import { settlementDateFault } from '@clearbench/calendars/settlement-dates';
import { defineRule } from '@clearbench/validation-engine/rule';
import { clearingDays, instantDatesOf } from '../../clearing-days.ts';
import { both, messages, scheme } from '../../scope.ts';

export const rule = defineRule({
  id: 'G-10',
  layer: 'clearing',
  severity: 'Warning',
  codes: ['DT01'],
  unconfirmed: true,
  appliesTo: both(messages('pacs.008', 'pacs.004'), scheme('inst')),
  select: ['GrpHdr/IntrBkSttlmDt'],
  check: (node, { profile }) => {
    const today = clearingDays(profile).onOrAfter(berlinClock(profile.now).date);
    const date = isoDateIn(node.text);
    if (date === undefined || date === today) return [];
    // A clearing may already be on its next business day; it rejects other dates.
    const isRejected = settlementDateFault(date, instantDatesOf(profile)) !== undefined;
    return [{ node, value: node.text, expected: today, ...(isRejected ? { severity: 'Error' } : {}) }];
  },
});
