import { setTimeout as pause } from 'node:timers/promises';

/** Looks again until something is there; fails after so many milliseconds. */
export const until = async <T>(look: () => Promise<T | undefined>, longest = 30_000): Promise<T> => {
  for (const end = Date.now() + longest; Date.now() < end; ) {
    const found = await look();
    if (found !== undefined) return found;
    await pause(100);
  }
  throw new Error('it did not happen in time');
};
