import { useTranslation } from 'react-i18next';
import { useRuleTexts } from './use-rule-texts.ts';

/** What codes and their lists are called in the language of the page. */
export const useCodeText = () => {
  const { i18n } = useTranslation();
  const text = useRuleTexts();
  return {
    meaning: (texts: Readonly<Record<string, string>>): string => texts[i18n.language] ?? texts.en ?? '',
    listName: (name: string): string => text(`list.${name}`),
  };
};
