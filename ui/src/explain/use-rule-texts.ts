import { type RuleTexts, ruleTexts } from '@clearbench/validation/rule-pages/rule-texts';
import { use } from 'react';
import { useTranslation } from 'react-i18next';

const asked = new Map<string, Promise<RuleTexts>>();

const once = (language: string): Promise<RuleTexts> => {
  const known = asked.get(language) ?? ruleTexts(language);
  asked.set(language, known);
  // What failed is asked for again next time.
  known.catch(() => asked.delete(language));
  return known;
};

/** What there is to say of rules, in the language of the page; the page waits for it. */
export const useRuleTexts = (): ((key: string) => string) => {
  const { i18n } = useTranslation();
  const texts = use(once(i18n.language));
  return (key) => texts[key] ?? key;
};
