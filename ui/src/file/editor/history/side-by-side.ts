/** Characters of the longest text that is shown beside another; longer ones are compared element by element alone. */
export const longestSideBySide = 4 * 1024 * 1024;

/** Characters of the longest line: an editor lays out a line as a whole, and a page with two of them does not answer. */
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
