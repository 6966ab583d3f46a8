import { setTimeout as pause } from 'node:timers/promises';

/** Asks again and again until there is nothing left; answers what was left when the time was up, and how long it took. */
export const untilNothing = async (
  look: () => readonly string[],
  longestMs: number,
): Promise<{ readonly left: readonly string[]; readonly ms: number }> => {
  const start = performance.now();
  for (;;) {
    const left = look();
    const ms = Math.round(performance.now() - start);
    if (left.length === 0 || ms > longestMs) return { left, ms };
    await pause(50);
  }
};
