import type { NameMatch } from '@clearbench/contracts/payee-verification/match-codes';

/** Titles and forms of address, which do not count. */
const titles = new Set(['MR', 'MRS', 'MS', 'DR', 'PROF', 'HERR', 'FRAU', 'MME', 'MLLE', 'M']);

const letters: Readonly<Record<string, string>> = { ß: 'SS', Æ: 'AE', Œ: 'OE', Ø: 'O', Ł: 'L', Đ: 'D' };

/** The words of a name in capitals, without accents, punctuation and titles. */
export const wordsOfName = (name: string): readonly string[] => {
  const plain = name
    .replace(/ß/g, 'SS')
    .toUpperCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[ÆŒØŁĐ]/g, (letter) => letters[letter] ?? letter);
  const words = plain.replace(/['’.]/g, '').split(/[^\p{L}\p{N}]+/u);
  const all = words.filter((word) => word !== '');
  const counted = all.filter((word) => !titles.has(word));
  return counted.length === 0 ? all : counted;
};

/** The number of letters that must be inserted, removed or replaced, or swapped with their neighbour. */
export const editDistance = (one: string, other: string): number => {
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const cost = one[i - 1] === other[j - 1] ? 0 : 1;
      const best = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + cost);
      const isSwapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      row.push(isSwapped ? Math.min(best, (beforeLast[j - 2] ?? 0) + 1) : best);
    }
    beforeLast = last;
    last = row;
  }
  return last[other.length] ?? 0;
};

/** Letters of a word for each wrong one that a close match may have. */
const lettersForMistake = 5;

const isInitialOf = (word: string, other: string): boolean => word.length === 1 && other.startsWith(word);

const areSimilar = (one: string, other: string): boolean =>
  one === other ||
  isInitialOf(one, other) ||
  isInitialOf(other, one) ||
  editDistance(one, other) <= Math.floor(Math.max(one.length, other.length) / lettersForMistake);

/** Whether each word of the shorter name has a similar word of its own in the longer one; one word may be missing. */
const isClose = (words: readonly string[], others: readonly string[]): boolean => {
  const [few, many] = words.length <= others.length ? [words, others] : [others, words];
  if (many.length - few.length > 1) return false;
  // A single word of several would match too many people.
  if (few.length === 1 && many.length > 1) return false;
  const rest = [...many];
  const hasSimilar = few.every((word) => {
    const index = rest.findIndex((other) => areSimilar(word, other));
    if (index >= 0) rest.splice(index, 1);
    return index >= 0;
  });
  return hasSimilar;
};

const inOrder = (words: readonly string[]): string => words.toSorted().join(' ');

/**
 * The match of a name with that of the account holder. Upper and lower case, accents, punctuation, titles and the order
 * of the words do not count; single wrong letters, initials and one missing word make a close match.
 */
export const compareNames = (given: string, holder: string): Exclude<NameMatch, 'NOAP'> => {
  const [words, others] = [wordsOfName(given), wordsOfName(holder)];
  if (words.length === 0 || others.length === 0) return 'NMTC';
  if (inOrder(words) === inOrder(others)) return 'MTCH';
  const isSimilar = isClose(words, others) || areSimilar(words.join(''), others.join(''));
  return isSimilar ? 'CMTC' : 'NMTC';
};
