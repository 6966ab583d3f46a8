import { setTimeout as pause } from 'node:timers/promises';

/** Polls until nothing is found; returns what was left at the time limit. The limit only ends a test that would hang: a loaded machine stays far below it. */
export const waitUntilEmpty = async (look: () => readonly string[]): Promise<readonly string[]> => {
  for (const end = Date.now() + 120_000; ; ) {
    const left = look();
    if (left.length === 0 || Date.now() > end) return left;
    await pause(50);
  }
};
