import { type RuleTexts, ruleTexts } from '@clearbench/rules/rule-pages/rule-texts';
import { use } from 'react';
import { useTranslation } from 'react-i18next';

const loading = new Map<string, Promise<RuleTexts>>();

const loadOnce = (language: string): Promise<RuleTexts> => {
  const known = loading.get(language) ?? ruleTexts(language);
  loading.set(language, known);
  // A failed load is retried on the next use.
  known.catch(() => loading.delete(language));
  return known;
};

/** The texts that only some rules have, in the page language; suspends until they are loaded. */
export const useOptionalRuleText = (): ((key: string) => string | undefined) => {
  const { i18n } = useTranslation();
  const texts = use(loadOnce(i18n.language));
  return (key) => texts[key];
};

/** The texts of rules in the page language; the key if there is no text. */
export const useRuleTexts = (): ((key: string) => string) => {
  const text = useOptionalRuleText();
  return (key) => text(key) ?? key;
};
