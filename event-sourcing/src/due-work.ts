import type { Clock } from './clock.ts';
import { type Log, quietLog } from './log.ts';

export type DueWorkParts<T> = {
  readonly clock: Clock;
  /** The items due at an instant, and the instant of the next one. */
  next(now: string): Promise<{ readonly due: readonly T[]; readonly nextAt?: string | undefined }>;
  /** Must be idempotent: the list of due items may lag behind the performed work. */
  perform(item: T): Promise<void>;
  /** Calls `wake` when `next` may have a new result; returns the unsubscribe function. */
  wakeOn?(wake: () => void): () => void;
  readonly log?: Log;
  /** Longest time between two checks. */
  readonly longestSleepMs?: number;
};

export type DueWork = { stop(): Promise<void> };

/** The pause before the list is read again after work; it is longer after a failure. */
const shortestSleepMs = 20;
const afterFailureMs = 1_000;

/**
 * Performs due items, then sleeps until the next one is due or until woken. It keeps no state: `next` is the source of
 * all items.
 */
export const startDueWork = <T>(parts: DueWorkParts<T>): DueWork => {
  const { clock, log = quietLog, longestSleepMs = 30_000 } = parts;
  const sleep = sleeper();
  const unsubscribe = parts.wakeOn?.(sleep.wake);
  let stopped = false;

  /** Returns how long to sleep. */
  const performDue = async (): Promise<number> => {
    const { due, nextAt } = await parts.next(clock.now());
    let failed = false;
    for (const item of due) {
      if (stopped) return 0;
      failed = !(await succeeds(() => parts.perform(item), log)) || failed;
    }
    if (due.length > 0) return failed ? afterFailureMs : shortestSleepMs;
    if (nextAt === undefined) return longestSleepMs;
    return Math.min(Math.max(Date.parse(nextAt) - Date.parse(clock.now()), shortestSleepMs), longestSleepMs);
  };

  const run = async () => {
    while (!stopped) {
      const pauseMs = await performDue().catch((err: unknown) => {
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

/** A wake-up before the sleep makes the sleep end immediately. */
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
