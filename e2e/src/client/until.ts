import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds between two looks: the longer a test has waited, the less a late look delays it. */
const pauseAfter = (waited: number): number => Math.min(200, Math.max(20, waited / 10));

/** Polls until a value is defined. The limit only ends a test that would hang: a loaded machine stays far below it. */
export const until = async <T>(look: () => Promise<T | undefined>, longest = 180_000): Promise<T> => {
  const start = Date.now();
  for (let waited = 0; waited < longest; waited = Date.now() - start) {
    const found = await look();
    if (found !== undefined) return found;
    await pause(pauseAfter(waited));
  }
  throw new Error('it did not happen in time');
};
