import { rule } from '../../rule.ts';
import { readDateTime } from '../iso-date-time.ts';
import { everyMessage } from '../scope.ts';

const minutesAhead = 15;
const daysBack = 7;

/** T-08: the creation time lies neither ahead nor far back. Whether it is a time at all, T-03 says. */
export const creationTime = rule({
  id: 'T-08',
  layer: 'scheme',
  severity: 'Warning',
  source: 'Plausibility check of the clearings; the limits are ours',
  appliesTo: everyMessage,
  select: ['GrpHdr/CreDtTm', 'Assgnmt/CreDtTm'],
  check: (node, { profile }) => {
    const created = readDateTime(node.text);
    if (created === undefined) return [];
    const age = Date.parse(profile.now) - created.epoch;
    if (age < -minutesAhead * 60_000) {
      return [{ node, variant: 'future', value: node.text, expected: `<= ${profile.now}`, params: { minutesAhead } }];
    }
    const oldest = Date.parse(profile.now) - daysBack * 86_400_000;
    if (created.epoch >= oldest) return [];
    const expected = `>= ${new Date(oldest).toISOString().slice(0, 10)}`;
    return [{ node, variant: 'old', value: node.text, expected, params: { daysBack } }];
  },
});
