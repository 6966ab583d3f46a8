import { berlinClock } from '@clearbench/calendars/berlin-time';
import { readDateTime } from '@clearbench/calendars/iso-date-time';
import { defineRule } from '@clearbench/validation-engine/rule';
import { clearingDays } from '../../clearing-days.ts';
import { selectFields } from '../header-fields.ts';

/** Tolerance in business days. */
const tolerance = 1;

export const rule = defineRule({
  id: 'H-07',
  layer: 'clearing',
  severity: 'Warning',
  coveredBy: 'T-03',
  concerns: 'file',
  appliesTo: () => true,
  select: [],
  selectIn: selectFields('createdAt'),
  anchorsIn: selectFields('createdAt'),
  check: (node, { profile }) => {
    const made = readDateTime(node.text);
    if (made === undefined) return [];
    const [day, today] = [berlinClock(new Date(made.epoch).toISOString()).date, berlinClock(profile.now).date];
    const days = clearingDays(profile);
    const [first, last] = [days.add(today, -tolerance), days.add(today, tolerance)];
    if (day >= first && day <= last) return [];
    const variant = day < first ? 'old' : 'ahead';
    return [{ node, variant, value: node.text, expected: today, params: { day } }];
  },
});
