import { isoDateIn } from '@clearbench/calendars/iso-date';
import { dueDateHorizon } from '@clearbench/calendars/settlement-dates';
import { defineRule } from '@clearbench/validation-engine/rule';
import { dueDatesOf } from '../../clearing-days.ts';
import { both, debitScheme, messages } from '../../scope.ts';

export const rule = defineRule({
  id: 'C-05',
  layer: 'scheme',
  severity: 'Error',
  codes: ['DT01', 'TM01'],
  appliesTo: both(messages('pain.008'), debitScheme),
  select: ['PmtInf/ReqdColltnDt'],
  check: (node, { profile }) => {
    const date = isoDateIn(node.text);
    if (date === undefined) return [];
    const { text: value } = node;
    const { days, today, first, last } = dueDatesOf(profile);
    if (date < today) return [{ node, variant: 'past', value, expected: `>= ${first}`, params: { today } }];
    const due = days.onOrAfter(date);
    if (due < first) return [{ node, variant: 'late', value, expected: `>= ${first}`, params: { today } }];
    if (date > last) {
      return [
        {
          node,
          variant: 'early',
          severity: 'Warning',
          value,
          expected: `<= ${last}`,
          params: { days: dueDateHorizon },
        },
      ];
    }
    return due === date ? [] : [{ node, variant: 'closed', severity: 'Info', value, params: { due } }];
  },
});
