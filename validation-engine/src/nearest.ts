/** Edits (insert, delete, replace a character) that turn one text into the other. */
export const editDistance = (a: string, b: string): number => {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const replaced = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
};

const tooLongToCompare = 200;

/** The candidate fewest edits away, if at most `most`; capitals do not count. */
export const nearest = (text: string, candidates: readonly string[], most: number): string | undefined => {
  let best: string | undefined;
  let distance = most + 1;
  if (text.length > tooLongToCompare) return undefined;
  for (const candidate of candidates) {
    const edits = editDistance(text.toLowerCase(), candidate.toLowerCase());
    if (edits < distance) [best, distance] = [candidate, edits];
  }
  return best;
};
