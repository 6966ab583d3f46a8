import { setTimeout as pause } from 'node:timers/promises';

/** Polls until a value is defined. The limit only ends a test that would hang: a loaded machine stays far below it. */
export const until = async <T>(look: () => Promise<T | undefined>, longest = 180_000): Promise<T> => {
  for (const end = Date.now() + longest; Date.now() < end; ) {
    const found = await look();
    if (found !== undefined) return found;
    await pause(20);
  }
  throw new Error('it did not happen in time');
};
