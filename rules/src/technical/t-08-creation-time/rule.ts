import { readDateTime } from '@clearbench/calendars/iso-date-time';
import { millisecondsPerDay, millisecondsPerMinute } from '@clearbench/contracts/time/durations';
import { defineRule } from '@clearbench/validation-engine/rule';
import { everyMessage } from '../../scope.ts';

const minutesAhead = 15;
const daysBack = 7;

export const rule = defineRule({
  id: 'T-08',
  layer: 'scheme',
  severity: 'Warning',
  unconfirmed: true,
  coveredBy: 'T-03',
  appliesTo: everyMessage,
  select: ['GrpHdr/CreDtTm', 'Assgnmt/CreDtTm'],
  check: (node, { profile }) => {
    const created = readDateTime(node.text);
    if (created === undefined) return [];
    const now = Date.parse(profile.now);
    const age = now - created.epoch;
    if (age < -minutesAhead * millisecondsPerMinute) {
      return [{ node, variant: 'future', value: node.text, expected: `<= ${profile.now}`, params: { minutesAhead } }];
    }
    const oldest = now - daysBack * millisecondsPerDay;
    if (created.epoch >= oldest) return [];
    const expected = `>= ${new Date(oldest).toISOString().slice(0, 10)}`;
    return [{ node, variant: 'old', value: node.text, expected, params: { daysBack } }];
  },
});
