export const longestFileName = 120;

/** What file systems and mail agree on, no path, no half letters, and nothing that turns the order of letters round: `gpj.xml` is no `lmx.jpg`. */
export const fileNamePattern = /^[^\\/:*?"<>|\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]+$/u;

/** A name as it would be kept; undefined where it is none. */
export const keptFileName = (typed: string): string | undefined => {
  const name = typed.trim();
  return name.length <= longestFileName && fileNamePattern.test(name) ? name : undefined;
};
