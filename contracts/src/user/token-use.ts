import { millisecondsPerHour, millisecondsPerMinute } from '../time/durations.ts';

type RecordedUse = { readonly usedAt: string; readonly network: string };

/**
 * Whether a use of a token is recorded: each hour, and when the network changed, but at most once a minute. An event for
 * each request would be too many.
 */
export const isRecorded = (last: RecordedUse, now: RecordedUse): boolean => {
  if (last.usedAt === '') return true;
  const age = Date.parse(now.usedAt) - Date.parse(last.usedAt);
  return age >= millisecondsPerHour || (age >= millisecondsPerMinute && now.network !== last.network);
};
