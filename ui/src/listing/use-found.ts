import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** From so many on a field to find some by pays. */
const many = 12;

type Found<T> = {
  /** In the order people look for names in: `Env 2` before `Env 10`. */
  readonly found: readonly T[];
  readonly total: number;
  readonly typed: string;
  readonly type: (typed: string) => void;
  readonly pays: boolean;
};

const noneFirst = (): boolean => false;

/** Those of a list held whole that have every word typed; `wordsOf` says by what a thing is found and sorted. */
export const useFound = <T>(
  items: readonly T[],
  wordsOf: (item: T) => readonly string[],
  isFirst: (item: T) => boolean = noneFirst,
): Found<T> => {
  const { i18n } = useTranslation();
  const [typed, type] = useState('');
  const found = useMemo(() => {
    const collator = new Intl.Collator(i18n.language, { numeric: true });
    const fold = (text: string): string => text.toLocaleLowerCase(i18n.language);
    const wanted = fold(typed).split(/\s+/u).filter(Boolean);
    const entries = items.map((item) => ({ item, words: wordsOf(item) }));
    return entries
      .filter(({ words }) => wanted.every((word) => fold(words.join(' ')).includes(word)))
      .toSorted((one, other) => {
        const first = Number(isFirst(other.item)) - Number(isFirst(one.item));
        if (first !== 0) return first;
        const differing = one.words.findIndex((word, at) => collator.compare(word, other.words[at] ?? '') !== 0);
        return differing < 0 ? 0 : collator.compare(one.words[differing] ?? '', other.words[differing] ?? '');
      })
      .map(({ item }) => item);
  }, [items, wordsOf, isFirst, typed, i18n.language]);
  return { found, total: items.length, typed, type, pays: items.length > many };
};
