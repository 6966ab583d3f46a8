import { type FindingLanguage, findingText, findingTexts } from '@clearbench/rules/texts/finding-texts';
import type { ExportTexts } from './checked-file.ts';

/** The product's own words in a language; a finding without a sentence there says its own English one. */
export const exportTextsIn = (language: FindingLanguage, origin?: string): ExportTexts => {
  const known = findingTexts(language);
  return {
    translate: ({ textKey, params, text }) =>
      Object.hasOwn(known, textKey.replace(/^finding\./, '')) ? findingText(language, textKey, params) : text,
    notShown: (count) => findingText(language, 'validator.notShown', { count }),
    notListed: ({ severity, ruleId, count }) =>
      findingText(language, `validator.notListed.${severity}`, { count, rule: ruleId }),
    help: (ruleId) => known[`help.${ruleId}`],
    origin,
    language,
  };
};
