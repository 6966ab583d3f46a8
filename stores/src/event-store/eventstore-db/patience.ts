import { setTimeout as delay } from 'node:timers/promises';
import { asFailure, isPassing } from './trouble.ts';

/** How long to wait for what; milliseconds. */
export type Patience = {
  /** One answer; to what is sent again, up to four times as long. */
  readonly answer: number;
  /** Trying again, all told. */
  readonly overall: number;
  /** Between the first two tries; then twice as long each time, up to `mostPause`. */
  readonly firstPause: number;
  readonly mostPause: number;
  /** When nothing is tried again any more: the store is being closed. */
  readonly end?: AbortSignal;
};

/** Long enough for a cluster to choose another leader, short enough for somebody who waits. */
export const usualPatience: Patience = { answer: 5_000, overall: 15_000, firstPause: 50, mostPause: 5_000 };

/** How long to wait after so many failures: doubled each time, and between half and all of it by chance, so that many clients do not come back at once. */
export const pauseAfter = (
  failures: number,
  { firstPause, mostPause }: Pick<Patience, 'firstPause' | 'mostPause'>,
  chance: () => number = Math.random,
): number => Math.min(mostPause, firstPause * 2 ** Math.min(failures - 1, 30)) * (0.5 + chance() / 2);

/** Does the work again while what goes wrong may pass and there is time; fails with what our callers know. */
export const persist = async <T>(patience: Patience, work: (attempt: number) => Promise<T>): Promise<T> => {
  const until = Date.now() + patience.overall;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work(attempt);
    } catch (error) {
      const pause = pauseAfter(attempt, patience);
      const given = patience.end?.aborted || Date.now() + pause > until;
      if (given || !isPassing(error)) throw asFailure(error);
      await pausing(pause, patience.end);
    }
  }
};

/** A pause, cut short by the end. */
export const pausing = async (pause: number, end: AbortSignal | undefined): Promise<void> => {
  await delay(pause, undefined, end ? { signal: end } : {}).catch(() => {});
};

/** The client waits for some answers without end; this does not. */
export const inTime = async <T>(limit: number, work: Promise<T>): Promise<T> => {
  const end = new AbortController();
  const late = async () => {
    await delay(limit, undefined, { signal: end.signal });
    throw new Error(`no answer within ${limit} ms`);
  };
  try {
    return await Promise.race([work, late()]);
  } finally {
    end.abort();
  }
};
