import { berlinClock } from '@clearbench/calendars/berlin-time';
import { isoDateIn } from '@clearbench/calendars/iso-date';
import { defineRule } from '@clearbench/validation-engine/rule';
import { clearingDays, passedCutOff } from '../../clearing-days.ts';
import { bulks } from '../../scope.ts';

export const rule = defineRule({
  id: 'G-09',
  layer: 'clearing',
  severity: 'Error',
  codes: ['TM01'],
  // The clearing delivers at any time; the cut-off limits what it receives.
  appliesTo: (context) => {
    const { scheme, clearing, direction } = context.profile;
    return bulks(context) && scheme === 'sct' && clearing?.cutOff !== undefined && direction !== 'ST';
  },
  select: ['GrpHdr/IntrBkSttlmDt'],
  check: (node, { profile }) => {
    const today = berlinClock(profile.now).date;
    const params = passedCutOff(profile);
    if (params === undefined || isoDateIn(node.text) !== today) return [];
    return [{ node, value: node.text, expected: clearingDays(profile).next(today), params }];
  },
});
