import { setTimeout as pause } from 'node:timers/promises';
import { Failure } from '@clearbench/contracts/failure';
import type { Log } from './log.ts';

const longestPauseMs = 2_000;

/** Repeats a step. */
export type UntilAvailable = <T>(step: () => Promise<T>) => Promise<T>;

const isUnavailable = (error: unknown): boolean => error instanceof Failure && error.errorKey === 'store.unavailable';

/**
 * Repeats a step of a start while the servers of the stores cannot be reached, or after each failure that `mayPass`:
 * work that gave up would be missing until the process ends. The step has to be idempotent. Rejects when the signal
 * aborts, and with any other failure.
 */
export const untilAvailable =
  (log: Log, signal: AbortSignal, mayPass: (error: unknown) => boolean = isUnavailable): UntilAvailable =>
  async (step) => {
    for (let turn = 0; ; turn += 1) {
      try {
        return await step();
      } catch (err) {
        signal.throwIfAborted();
        if (!mayPass(err)) throw err;
        if (isUnavailable(err)) log.warn({ err, turn }, 'a start waits for the stores');
        else log.error({ err, turn }, 'a start failed, trying again');
        await pause(Math.min(25 * 2 ** turn, longestPauseMs), undefined, { signal });
      }
    }
  };
