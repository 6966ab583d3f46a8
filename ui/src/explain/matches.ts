/** Small letters without accents. */
export const folded = (text: string): string => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');

/** True where every word of the search is found. */
export const matches = (words: string, ...texts: readonly string[]): boolean => {
  const all = folded(texts.join(' '));
  return folded(words)
    .split(/\s+/)
    .every((word) => all.includes(word));
};
