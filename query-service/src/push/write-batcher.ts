/** The batches with texts of this turn of the event loop. */
let filled: (() => void)[] = [];

const flushAll = (): void => {
  const flushes = filled;
  filled = [];
  for (const flush of flushes) flush();
};

/**
 * Collects the texts of one turn of the event loop, because a write to a socket costs more than the rest. One task
 * writes the texts of all clients, so that the first one does not wait until there is a task for each of the others. A
 * client whose write throws is dropped, and the others get their texts.
 */
export const writeBatcher = (write: (texts: readonly string[]) => void, drop: () => void) => {
  let waiting: string[] = [];
  const flush = (): void => {
    const texts = waiting;
    waiting = [];
    if (texts.length === 0) return;
    try {
      write(texts);
    } catch {
      drop();
    }
  };
  return {
    add: (text: string): void => {
      if (waiting.push(text) > 1) return;
      if (filled.push(flush) === 1) setImmediate(flushAll);
    },
    /** Writes these texts at once, behind those that wait. */
    write: (texts: readonly string[]): void => {
      waiting = waiting.length === 0 ? [...texts] : [...waiting, ...texts];
      flush();
    },
    flush,
  };
};
