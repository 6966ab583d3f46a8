import { isPassing } from './trouble.ts';

/** Sends, and after trouble waits until nothing is on its way and `clear` is done before it sends again. */
export type SendsTogether = <T>(send: () => Promise<T>) => Promise<T>;

/**
 * A stream of batches that breaks turns away what waits on the client's other streams, too. So there is never a second
 * one before the first is gone with all that was on its way, and nothing is sent twice that need not be.
 */
export const sendsTogether = (clear: (errors: readonly unknown[]) => Promise<void>): SendsTogether => {
  const underWay = new Set<Promise<unknown>>();
  const errors: unknown[] = [];
  let clearing: Promise<void> | undefined;

  const settle = async () => {
    while (underWay.size > 0) await Promise.allSettled(underWay);
    await clear(errors.splice(0)).catch(() => {});
    clearing = undefined;
  };

  return async (send) => {
    while (clearing) await clearing;
    const sending = send();
    underWay.add(sending);
    try {
      return await sending;
    } catch (error) {
      underWay.delete(sending);
      if (isPassing(error)) {
        errors.push(error);
        clearing ??= settle();
      }
      throw error;
    } finally {
      underWay.delete(sending);
    }
  };
};
