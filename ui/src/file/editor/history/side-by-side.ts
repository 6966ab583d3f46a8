/**
 * The maximum length of a text in a side-by-side comparison, in characters; longer ones are compared by element only.
 */
export const longestSideBySide = 4 * 1024 * 1024;

/** The maximum length of a line: an editor lays out a line as a whole, and a page with two of them does not respond. */
const longestLine = 100_000;

/** Whether an editor can show a text beside another and stay responsive. */
export const fitsSideBySide = (text: string): boolean => {
  if (text.length > longestSideBySide) return false;
  for (let from = 0; from < text.length; ) {
    const end = text.indexOf('\n', from);
    const to = end < 0 ? text.length : end;
    if (to - from > longestLine) return false;
    from = to + 1;
  }
  return true;
};
