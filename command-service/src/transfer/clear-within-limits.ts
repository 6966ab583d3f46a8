import { Failure } from '@clearbench/contracts/failure';
import { isLimitReached } from '@clearbench/event-sourcing/job-limits';
import type { ClearingResult } from '@clearbench/test-engine/clear-file';
import { type ReachedLimit, rejectAtLimit } from '@clearbench/test-engine/clearing/reject-unprocessed';

const limitOf = ({ params: { seconds, megabytes } }: Failure): ReachedLimit =>
  seconds === undefined ? { megabytes: Number(megabytes) } : { seconds: Number(seconds) };

/**
 * Runs work of the clearing; `atLimit` replaces its result at the limit of time or memory. A retry would reach the
 * limit again, and the transfer would never end.
 */
export const withinLimits = async <T>(
  work: () => Promise<T>,
  atLimit: (limit: ReachedLimit) => T | Promise<T>,
): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Failure && isLimitReached(error)) return atLimit(limitOf(error));
    throw error;
  }
};

/** Clears a file and returns the data to record. A file that reaches the limit of time or memory is rejected. */
export const clearWithinLimits = <T>(
  clear: () => Promise<T>,
  reject: (rejection: ClearingResult) => Promise<T>,
): Promise<T> => withinLimits(clear, (limit) => reject(rejectAtLimit(limit)));
