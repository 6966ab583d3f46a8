/** Characters handled before the keyboard gets its turn: a few milliseconds of work. */
export const sliceLength = 1024 * 1024;

/** Lets everything else happen that waits, keys above all. */
export const turnOfOthers = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Works through a text slice by slice and lets everything else happen in between; a short text is one slice. */
export const inSlices = async (text: string, work: (slice: string) => void, length = sliceLength): Promise<void> => {
  for (let at = 0; at === 0 || at < text.length; at += length) {
    if (at > 0) await turnOfOthers();
    work(text.slice(at, at + length));
  }
};
