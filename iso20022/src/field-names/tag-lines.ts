/** Reads texts that say one thing a line: a tag, a blank, and what is said of it. */
export const readTagLines = (...texts: readonly string[]): ReadonlyMap<string, string> =>
  new Map(
    texts
      .flatMap((text) => text.trim().split('\n'))
      .map((line) => {
        const blank = line.indexOf(' ');
        return [line.slice(0, blank), line.slice(blank + 1)];
      }),
  );
