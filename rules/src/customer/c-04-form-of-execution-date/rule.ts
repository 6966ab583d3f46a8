import { isoDateIn } from '@clearbench/calendars/iso-date';
import { defineRule } from '@clearbench/validation-engine/rule';
import { both, messages, scheme } from '../../scope.ts';

export const rule = defineRule({
  id: 'C-04',
  layer: 'scheme',
  severity: 'Error',
  codes: ['DT01'],
  appliesTo: both(messages('pain.001'), scheme('sct')),
  select: ['ReqdExctnDt/DtTm'],
  check: (node) => [{ node, value: node.text, params: { date: isoDateIn(node.text) ?? 'YYYY-MM-DD' } }],
});
