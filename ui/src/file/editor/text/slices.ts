/** The number of characters processed between two key events: a few milliseconds of work. */
export const sliceLength = 1024 * 1024;

/** Yields to waiting tasks, key events above all. */
export const yieldToEventLoop = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Processes a text in slices and yields between them; a short text is one slice. */
export const inSlices = async (text: string, work: (slice: string) => void, length = sliceLength): Promise<void> => {
  for (let at = 0; at === 0 || at < text.length; at += length) {
    if (at > 0) await yieldToEventLoop();
    work(text.slice(at, at + length));
  }
};
