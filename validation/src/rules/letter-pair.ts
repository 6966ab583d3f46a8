const letterA = 65;
const letters = 26;

/** What `letterPair` answers where no two capital letters stand; also how many pairs there are. */
export const noPair = letters * letters;

/** Two capital letters as one number: a country code is looked up by it without being cut out of its text. */
export const letterPair = (text: string, at: number): number => {
  const first = text.charCodeAt(at) - letterA;
  const second = text.charCodeAt(at + 1) - letterA;
  return first >= 0 && first < letters && second >= 0 && second < letters ? first * letters + second : noPair;
};

/** A table by `letterPair`; `noPair` has no value in it. */
export const byLetterPair = <T>(entries: Iterable<readonly [pair: string, value: T]>): readonly (T | undefined)[] => {
  const table: (T | undefined)[] = new Array(noPair + 1).fill(undefined);
  for (const [pair, value] of entries) table[letterPair(pair, 0)] = value;
  return table;
};
