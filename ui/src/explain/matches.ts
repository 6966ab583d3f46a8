/** Lower case without accents. */
export const folded = (text: string): string => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');

/** Whether every word of the search occurs. */
export const matches = (words: string, ...texts: readonly string[]): boolean => {
  const all = folded(texts.join(' '));
  return folded(words)
    .split(/\s+/)
    .every((word) => all.includes(word));
};
