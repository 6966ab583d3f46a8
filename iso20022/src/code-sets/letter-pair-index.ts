const letterA = 65;
const letters = 26;

/** The result of `letterPair` without two capital letters; also the number of pairs. */
export const noPair = letters * letters;

/** Two capital letters as one number, to look up a country code without creating a substring. */
export const letterPair = (text: string, at: number): number => {
  const first = text.charCodeAt(at) - letterA;
  const second = text.charCodeAt(at + 1) - letterA;
  return first >= 0 && first < letters && second >= 0 && second < letters ? first * letters + second : noPair;
};

/** A table indexed by `letterPair`; `noPair` has no value. */
export const byLetterPair = <T>(entries: Iterable<readonly [pair: string, value: T]>): readonly (T | undefined)[] => {
  const table: (T | undefined)[] = new Array(noPair + 1).fill(undefined);
  for (const [pair, value] of entries) table[letterPair(pair, 0)] = value;
  return table;
};
