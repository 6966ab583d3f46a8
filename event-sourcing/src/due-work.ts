import type { Clock } from './clock.ts';
import { type Log, quietLog } from './log.ts';

export type DueWorkParts<T> = {
  readonly clock: Clock;
  /** What is due at an instant, and when the next thing will be. */
  next(now: string): Promise<{ readonly due: readonly T[]; readonly nextAt?: string | undefined }>;
  /** Must bear being called twice for the same thing: the list of what is due may lag behind what was done. */
  perform(item: T): Promise<void>;
  /** Calls back when `next` may have a new answer; returns the unsubscribe. */
  wakeOn?(wake: () => void): () => void;
  readonly log?: Log;
  /** Looks again after this time at the latest. */
  readonly longestSleepMs?: number;
};

export type DueWork = { stop(): Promise<void> };

/** After work the list is asked again soon; after a failure, later. */
const breathMs = 20;
const afterFailureMs = 1_000;

/** Does what is due, then sleeps until the next thing is, or until woken. Nothing is kept here: `next` remembers. */
export const startDueWork = <T>(parts: DueWorkParts<T>): DueWork => {
  const { clock, log = quietLog, longestSleepMs = 30_000 } = parts;
  const sleep = sleeper();
  const unsubscribe = parts.wakeOn?.(sleep.wake);
  let stopped = false;

  /** Answers how long to sleep. */
  const round = async (): Promise<number> => {
    const { due, nextAt } = await parts.next(clock.now());
    let failed = false;
    for (const item of due) {
      if (stopped) return 0;
      failed = !(await succeeds(() => parts.perform(item), log)) || failed;
    }
    if (due.length > 0) return failed ? afterFailureMs : breathMs;
    if (nextAt === undefined) return longestSleepMs;
    return Math.min(Math.max(Date.parse(nextAt) - Date.parse(clock.now()), breathMs), longestSleepMs);
  };

  const run = async () => {
    while (!stopped) {
      const pauseMs = await round().catch((err: unknown) => {
        log.error({ err }, 'cannot find out what is due');
        return afterFailureMs;
      });
      if (!stopped) await sleep.atMost(pauseMs);
    }
  };
  const ended = run();

  return {
    stop: async () => {
      stopped = true;
      unsubscribe?.();
      sleep.wake();
      await ended;
    },
  };
};

const succeeds = async (work: () => Promise<void>, log: Log): Promise<boolean> => {
  try {
    await work();
    return true;
  } catch (err) {
    log.error({ err }, 'due work failed');
    return false;
  }
};

/** A wake that comes before the sleep shortens it to nothing. */
const sleeper = () => {
  let woken = false;
  let rise: (() => void) | undefined;
  const wake = () => {
    woken = true;
    rise?.();
  };
  const atMost = async (ms: number) => {
    if (!woken) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, ms);
        rise = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
    woken = false;
    rise = undefined;
  };
  return { wake, atMost };
};
