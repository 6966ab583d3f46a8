import { ruleTexts } from '@clearbench/validation/rule-pages/rule-texts';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** What a rule is called, once that is known; nobody waits for it, and where it cannot be had its id is enough. */
export const useRuleTitle = (ruleId: string): string | undefined => {
  const { i18n } = useTranslation();
  const [title, setTitle] = useState<string>();
  useEffect(() => {
    let isWanted = true;
    ruleTexts(i18n.language).then(
      (texts) => isWanted && setTitle(texts[`${ruleId}.title`]),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [ruleId, i18n.language]);
  return title;
};
