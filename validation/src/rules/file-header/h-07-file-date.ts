import { rule } from '../../rule.ts';
import { berlinClock } from '../berlin-time.ts';
import { clearingDays } from '../clearing-days.ts';
import { readDateTime } from '../iso-date-time.ts';

/** Business days a file may be early or late. */
const tolerance = 1;

/** H-07: the file was made on the clearing's business day, give or take one. Whether it is a time at all, T-03 says. */
export const fileDate = rule({
  id: 'H-07',
  layer: 'clearing',
  severity: 'Warning',
  concerns: 'file',
  source: 'Public samples of clearing files: FDtTm; that it is near the business day is a plausibility check of ours',
  appliesTo: () => true,
  select: ['FDtTm'],
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
