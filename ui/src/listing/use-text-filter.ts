import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** Longer lists have a field that filters them. */
const many = 12;

type FilteredItems<T> = {
  /** In the order of the language, numbers by their value: `Env 2` before `Env 10`. */
  readonly found: readonly T[];
  readonly total: number;
  readonly typed: string;
  readonly type: (typed: string) => void;
  readonly pays: boolean;
};

const noneFirst = (): boolean => false;

/** The items that contain every typed word, sorted; `wordsOf` returns the texts by which an item is found and sorted. */
export const useTextFilter = <T>(
  items: readonly T[],
  wordsOf: (item: T) => readonly string[],
  isFirst: (item: T) => boolean = noneFirst,
): FilteredItems<T> => {
  const { i18n } = useTranslation();
  const [typed, type] = useState('');
  const entries = useMemo(() => {
    const collator = new Intl.Collator(i18n.language, { numeric: true });
    const compareTexts = (one: readonly string[], other: readonly string[]): number => {
      const differing = one.findIndex((word, at) => collator.compare(word, other[at] ?? '') !== 0);
      return differing < 0 ? 0 : collator.compare(one[differing] ?? '', other[differing] ?? '');
    };
    return items
      .map((item) => ({ item, words: wordsOf(item), first: Number(isFirst(item)) }))
      .toSorted((one, other) => other.first - one.first || compareTexts(one.words, other.words))
      .map(({ item, words }) => ({ item, text: words.join(' ').toLocaleLowerCase(i18n.language) }));
  }, [items, wordsOf, isFirst, i18n.language]);
  const found = useMemo(() => {
    const wanted = typed.toLocaleLowerCase(i18n.language).split(/\s+/u).filter(Boolean);
    return entries.filter(({ text }) => wanted.every((word) => text.includes(word))).map(({ item }) => item);
  }, [entries, typed, i18n.language]);
  return { found, total: items.length, typed, type, pays: items.length > many };
};
