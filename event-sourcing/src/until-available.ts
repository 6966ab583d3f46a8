import { setTimeout as pause } from 'node:timers/promises';
import { Failure } from '@clearbench/contracts/failure';
import type { Log } from './log.ts';

const longestPauseMs = 2_000;

/** Repeats a step. */
export type UntilAvailable = <T>(step: () => Promise<T>) => Promise<T>;

/**
 * Repeats a step of a start while the servers of the stores cannot be reached: work that gave up would be missing until
 * the process ends. The step has to be idempotent. Rejects when the signal aborts, and with any other failure.
 */
export const untilAvailable =
  (log: Log, signal: AbortSignal): UntilAvailable =>
  async (step) => {
    for (let turn = 0; ; turn += 1) {
      try {
        return await step();
      } catch (err) {
        signal.throwIfAborted();
        if (!(err instanceof Failure && err.errorKey === 'store.unavailable')) throw err;
        log.warn({ err, turn }, 'a start waits for the stores');
        await pause(Math.min(25 * 2 ** turn, longestPauseMs), undefined, { signal });
      }
    }
  };
