import { useTranslation } from 'react-i18next';
import { useRuleTexts } from './use-rule-texts.ts';

/** Items sorted by their names. */
export const byName = <T>(items: readonly T[], name: (item: T) => string): readonly T[] =>
  items.toSorted((one, other) => name(one).localeCompare(name(other)));

/** The names of codes and code lists in the page language. */
export const useCodeText = () => {
  const { i18n } = useTranslation();
  const text = useRuleTexts();
  return {
    meaning: (texts: Readonly<Record<string, string>>): string => texts[i18n.language] ?? texts.en ?? '',
    listName: (name: string): string => text(`list.${name}`),
  };
};
