import { Failure } from '@clearbench/contracts/failure';
import { type FileListRow, fileListView, fileOwnerView } from '@clearbench/contracts/file/views';
import { planView } from '@clearbench/contracts/plan/views';
import { millisecondsPerHour, millisecondsPerMinute } from '@clearbench/contracts/time/durations';
import { userView } from '@clearbench/contracts/user/views';
import type { Clock } from '@clearbench/event-sourcing/clock';
import { type DueWork, startDueWork } from '@clearbench/event-sourcing/due-work';
import type { Log } from '@clearbench/event-sourcing/log';
import type { EventStore } from '@clearbench/stores/event-store/event-store';
import type { CommandContext } from '../command-context.ts';
import { expiredFiles, expireFile } from '../file/expire-files.ts';

const msAfter = (at: string, ms: number): string => new Date(Date.parse(at) + ms).toISOString();

/** The read models of a run; with outdated ones a new owner would look like a deleted one. */
const deletionViews = [fileListView, fileOwnerView, userView, planView];

type Parts = Pick<CommandContext, 'views' | 'handle'>;

/**
 * Expires files: a run through all owners at the start, and one every hour. Only the progress of a run is in memory;
 * after a restart a new run finds the remaining files in the read models.
 */
export const startFileExpiryClock = (
  context: Parts,
  events: Pick<EventStore, 'head'>,
  clock: Clock,
  log: Log,
): DueWork => {
  const { views } = context;
  const clear = expireFile(context);
  let round: AsyncGenerator<readonly FileListRow[]> | undefined;
  let pausesUntil = '';

  const rest = (nextAt: string) => {
    round = undefined;
    pausesUntil = nextAt;
    return { due: [], nextAt };
  };
  const goOn = async (now: string) => {
    if (!round) await views.reached(await events.head(), deletionViews);
    const present = round ?? expiredFiles(views, now);
    round = present;
    const { value, done } = await present.next();
    return done ? rest(msAfter(now, millisecondsPerHour)) : { due: value, nextAt: now };
  };

  return startDueWork({
    clock,
    next: async (now) => {
      if (now < pausesUntil) return { due: [], nextAt: pausesUntil };
      return goOn(now).catch((error: unknown) => {
        rest(msAfter(now, millisecondsPerMinute));
        if (error instanceof Failure && error.errorKey === 'projection.behind') return { due: [], nextAt: pausesUntil };
        throw error;
      });
    },
    perform: (row) => clear(row, clock.now()),
    longestSleepMs: millisecondsPerHour,
    log,
  });
};
