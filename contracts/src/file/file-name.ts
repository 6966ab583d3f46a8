export const longestFileName = 120;

/**
 * Characters that file systems and mail programs accept: no path separator, no lone surrogate, and no bidirectional
 * control that lets `gpj.xml` appear as `lmx.jpg`.
 */
export const fileNamePattern = /^[^\\/:*?"<>|\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]+$/u;

/** The normalised file name; undefined for an invalid name. */
export const normalizedFileName = (typed: string): string | undefined => {
  const name = typed.trim();
  return name.length <= longestFileName && fileNamePattern.test(name) ? name : undefined;
};
