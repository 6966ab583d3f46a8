import { isPassing } from './connection-errors.ts';

/** Sends; after a failure it waits until no send is running and `clear` is done before it sends again. */
export type BatchedSends = <T>(send: () => Promise<T>) => Promise<T>;

/**
 * A broken batch stream also rejects the pending calls of the client's other streams. So a second stream starts only
 * after all calls of the first have ended, and no append is repeated without need.
 */
export const batchedSends = (clear: (errors: readonly unknown[]) => Promise<void>): BatchedSends => {
  const inFlightRequests = new Set<Promise<unknown>>();
  const errors: unknown[] = [];
  let clearing: Promise<void> | undefined;

  const settle = async () => {
    while (inFlightRequests.size > 0) await Promise.allSettled(inFlightRequests);
    await clear(errors.splice(0)).catch(() => {});
    clearing = undefined;
  };

  return async (send) => {
    while (clearing) await clearing;
    const sending = send();
    inFlightRequests.add(sending);
    try {
      return await sending;
    } catch (error) {
      inFlightRequests.delete(sending);
      if (isPassing(error)) {
        errors.push(error);
        clearing ??= settle();
      }
      throw error;
    } finally {
      inFlightRequests.delete(sending);
    }
  };
};
