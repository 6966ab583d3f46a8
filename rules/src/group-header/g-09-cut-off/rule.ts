import { berlinClock } from '@clearbench/calendars/berlin-time';
import { isoDateIn } from '@clearbench/calendars/iso-date';
import { defineRule } from '@clearbench/validation-engine/rule';
import { clearingDays } from '../../clearing-days.ts';
import { bulks } from '../../scope.ts';

export const rule = defineRule({
  id: 'G-09',
  layer: 'clearing',
  severity: 'Error',
  codes: ['TM01'],
  appliesTo: (context) =>
    bulks(context) && context.profile.scheme === 'sct' && context.profile.clearing?.cutOff !== undefined,
  select: ['GrpHdr/IntrBkSttlmDt'],
  check: (node, { profile }) => {
    const cutOffTime = profile.clearing?.cutOff ?? '24:00';
    const { date: today, time } = berlinClock(profile.now);
    if (isoDateIn(node.text) !== today || time < cutOffTime) return [];
    const days = clearingDays(profile);
    if (!days.isOpen(today)) return [];
    return [{ node, value: node.text, expected: days.next(today), params: { cutOff: cutOffTime, time } }];
  },
});
