import { setTimeout as pause } from 'node:timers/promises';

/**
 * Repeats a check that reads a page once: a page shows what it has read from the server some time after its heading,
 * and how long after depends on the machine. Throws the error of the last check after `longest` milliseconds.
 */
export const eventually = async (check: () => Promise<void>, longest = 60_000): Promise<void> => {
  for (const end = Date.now() + longest; ; await pause(50)) {
    try {
      return await check();
    } catch (error) {
      if (Date.now() >= end) throw error;
    }
  }
};
