import { millisecondsPerDay, millisecondsPerHour, millisecondsPerMinute } from '@clearbench/contracts/time/durations';
import type { Clock } from '@clearbench/event-sourcing/clock';
import { type DueWork, startDueWork } from '@clearbench/event-sourcing/due-work';
import type { Log } from '@clearbench/event-sourcing/log';
import type { CommandContext } from '../command-context.ts';
import { contentRemoval } from '../content-removal/remove-contents.ts';

/** A delay, so that other work of the start comes first. */
const firstAfterMs = 10 * millisecondsPerMinute;

/**
 * Runs the removal of contents some minutes after the start and once a day; a run that leaves files continues
 * immediately.
 */
export const startContentRemovalClock = (
  context: Pick<CommandContext, 'handle' | 'log' | 'contents'>,
  clock: Clock,
  log: Log,
): DueWork => {
  const remove = contentRemoval(context);
  const after = (ms: number): string => new Date(Date.parse(clock.now()) + ms).toISOString();
  let nextAt = after(firstAfterMs);
  return startDueWork<string>({
    clock,
    next: async (now) => ({ due: now >= nextAt ? [nextAt] : [], nextAt }),
    perform: async () => {
      nextAt = after(millisecondsPerDay);
      try {
        const { recorded, deleted, isMore } = await remove(clock.now());
        if (recorded + deleted > 0) log.info({ recorded, deleted }, 'contents of removed files');
        if (isMore) nextAt = clock.now();
      } catch (error) {
        nextAt = after(firstAfterMs);
        throw error;
      }
    },
    longestSleepMs: millisecondsPerHour,
    log,
  });
};
