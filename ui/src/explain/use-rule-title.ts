import { ruleTexts } from '@clearbench/rules/rule-pages/rule-texts';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** The title of a rule once it is loaded; until then, and if loading fails, the id. */
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
