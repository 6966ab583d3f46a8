/** Collects the texts of one turn of the event loop, because a write to a socket costs more than the rest. */
export const writeBatcher = (write: (texts: readonly string[]) => void) => {
  let waiting: string[] = [];
  const flush = (): void => {
    const texts = waiting;
    waiting = [];
    if (texts.length > 0) write(texts);
  };
  return {
    add: (text: string): void => {
      if (waiting.push(text) === 1) setImmediate(flush);
    },
    flush,
  };
};
