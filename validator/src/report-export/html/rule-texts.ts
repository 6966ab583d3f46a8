import { rulePage } from '@clearbench/rules/rule-pages/rule-page';
import { ruleTexts } from '@clearbench/rules/rule-pages/rule-texts';
import type { RuleTexts } from '../checked-file.ts';

/** The texts of a rule in a report: title, requirement, fix and source. */
export const ruleTextsIn = async (language: string): Promise<(ruleId: string) => RuleTexts | undefined> => {
  const texts = await ruleTexts(language);
  return (id) => {
    const title = texts[`${id}.title`];
    if (title === undefined) return undefined;
    const source = texts[`${rulePage(id)?.check.by ?? id}.source`];
    return {
      title,
      requirement: texts[`${id}.requirement`] ?? '',
      fix: texts[`${id}.fix`] ?? '',
      ...(source === undefined ? {} : { source }),
    };
  };
};
