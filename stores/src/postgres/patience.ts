import { setTimeout as after } from 'node:timers/promises';
import { pauseBefore } from '../pause-before.ts';
import { isBroken, isPassing, toFailure } from './postgres-errors.ts';

/** Repeats work; its calls share what is known about the server. */
export type Patience = <T>(attempt: () => Promise<T>) => Promise<T>;

/** Milliseconds for which a call tries at least, however long the server has been away. */
const leastPatience = 1_000;

/**
 * Repeats work whose failure passes, for `most` milliseconds. Where no call has reached the server for that long, a call
 * gives up after a second: users get an answer, and a process can stop.
 */
export const patience = (most: number): Patience => {
  let awaySince: number | undefined;
  return async (attempt) => {
    const began = performance.now();
    for (let count = 1; ; count += 1) {
      try {
        const result = await attempt();
        awaySince = undefined;
        return result;
      } catch (error) {
        const now = performance.now();
        if (isBroken(error)) awaySince ??= now;
        const until = Math.min(began, awaySince ?? began) + most;
        if (now > Math.max(until, began + Math.min(leastPatience, most)) || !isPassing(error)) throw toFailure(error);
      }
      await after(pauseBefore(count));
    }
  };
};
