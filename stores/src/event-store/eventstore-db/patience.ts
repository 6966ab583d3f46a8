import { setTimeout as delay } from 'node:timers/promises';
import { asFailure, isPassing } from './connection-errors.ts';

/** Time limits and pauses in milliseconds. */
export type Patience = {
  /** Time limit of one answer; for a repeated request up to four times as long. */
  readonly answer: number;
  /** Time limit of all attempts together. */
  readonly overall: number;
  /** Pause between the first two attempts; it fakes up to `mostPause`. */
  readonly firstPause: number;
  readonly mostPause: number;
  /** Aborted when the store closes; there is no further attempt then. */
  readonly end?: AbortSignal;
};

/** Long enough for a leader election, short enough for a waiting user. */
export const usualPatience: Patience = { answer: 5_000, overall: 15_000, firstPause: 50, mostPause: 5_000 };

/**
 * The pause after a number of failures: doubled each time, and reduced by up to half at random, so that many clients do
 * not return at once.
 */
export const pauseAfter = (
  failures: number,
  { firstPause, mostPause }: Pick<Patience, 'firstPause' | 'mostPause'>,
  chance: () => number = Math.random,
): number => Math.min(mostPause, firstPause * 2 ** Math.min(failures - 1, 30)) * (0.5 + chance() / 2);

/** Retries transient failures within the time limit; fails with the product's own error. */
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

/** A pause that ends early when the store closes. */
export const pausing = async (pause: number, end: AbortSignal | undefined): Promise<void> => {
  await delay(pause, undefined, end ? { signal: end } : {}).catch(() => {});
};

/** Adds a time limit to calls for which the client has none. */
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
