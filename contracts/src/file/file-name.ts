export const longestFileName = 120;

/** What file systems and mail agree on, and no path. */
export const fileNamePattern = /^[^\\/:*?"<>|\p{Cc}]+$/u;

/** A name as it would be kept; undefined where it is none. */
export const keptFileName = (typed: string): string | undefined => {
  const name = typed.trim();
  return name.length <= longestFileName && fileNamePattern.test(name) ? name : undefined;
};
