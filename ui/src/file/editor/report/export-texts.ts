import type { ExportTexts } from '@clearbench/validator/report-export/checked-file';
import type { TFunction } from 'i18next';
import { texts } from '../../../translation/texts.ts';
import { nameLanguage } from '../language/language-texts.ts';
import { findingText } from './finding-text.ts';

/** The texts for exported reports in the user's language; rules link to their pages here. */
export const exportTexts = (t: TFunction): ExportTexts => ({
  translate: (message) => findingText(t, message),
  notShown: (count) => t('editor.report.notShown', { count }),
  notListed: ({ severity, ruleId, count }) => t(`editor.report.notListed.${severity}`, { count, rule: ruleId }),
  help: (ruleId) => t(`help.${ruleId}`, { defaultValue: '' }) || undefined,
  origin: window.location.origin,
});

/** The same for HTML, which also contains requirements and fixes. */
export const pageTexts = async (t: TFunction, at: Date): Promise<ExportTexts> => {
  const { ruleTextsIn } = await import('@clearbench/validator/report-export/html/rule-texts');
  const language = nameLanguage(texts.language);
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return { ...exportTexts(t), language, rule: await ruleTextsIn(language), at: at.toISOString(), timeZone };
};
