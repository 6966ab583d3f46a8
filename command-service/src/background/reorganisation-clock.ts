import { Failure } from '@clearbench/contracts/failure';
import { type FileListRow, fileListView, fileOwnerView } from '@clearbench/contracts/file/views';
import { planView } from '@clearbench/contracts/plan/views';
import { userView } from '@clearbench/contracts/user/views';
import type { Clock } from '@clearbench/event-sourcing/clock';
import { type DueWork, startDueWork } from '@clearbench/event-sourcing/due-work';
import type { Log } from '@clearbench/event-sourcing/log';
import type { EventStore } from '@clearbench/stores/event-store/event-store';
import { clearAway, filesToClear } from '../file/clear-away.ts';
import type { Workplace } from '../workplace.ts';

const hourMs = 3_600_000;
const minuteMs = 60_000;
const msAfter = (at: string, ms: number): string => new Date(Date.parse(at) + ms).toISOString();

/** What a round goes by. An owner a read model has not heard of yet would pass for somebody who is gone. */
const goneBy = [fileListView, fileOwnerView, userView, planView];

type Parts = Pick<Workplace, 'views' | 'handle'>;

/**
 * Removes files whose time is over: a round through all owners at the start, and one every hour. Nothing is kept here
 * but how far a round has come; after a restart another one finds what is left in the read models.
 */
export const startReorganisationClock = (
  workplace: Parts,
  events: Pick<EventStore, 'head'>,
  clock: Clock,
  log: Log,
): DueWork => {
  const { views } = workplace;
  const clear = clearAway(workplace);
  let round: AsyncGenerator<readonly FileListRow[]> | undefined;
  let restsUntil = '';

  const rest = (nextAt: string) => {
    round = undefined;
    restsUntil = nextAt;
    return { due: [], nextAt };
  };
  const goOn = async (now: string) => {
    if (!round) await views.reached(await events.head(), goneBy);
    const present = round ?? filesToClear(views, now);
    round = present;
    const { value, done } = await present.next();
    return done ? rest(msAfter(now, hourMs)) : { due: value, nextAt: now };
  };

  return startDueWork({
    clock,
    next: async (now) => {
      if (now < restsUntil) return { due: [], nextAt: restsUntil };
      return goOn(now).catch((error: unknown) => {
        rest(msAfter(now, minuteMs));
        if (error instanceof Failure && error.errorKey === 'projection.behind') return { due: [], nextAt: restsUntil };
        throw error;
      });
    },
    perform: (row) => clear(row, clock.now()),
    longestSleepMs: hourMs,
    log,
  });
};
