import type { ExportWords } from '@clearbench/validation/report-export/checked-file';
import type { TFunction } from 'i18next';
import { findingText } from './finding-text.ts';

/** The reader's words for reports that leave the page; rules link to their pages here. */
export const exportWords = (t: TFunction): ExportWords => ({
  say: (message) => findingText(t, message),
  notShown: (count) => t('editor.report.notShown', { count }),
  help: (ruleId) => t(`help.${ruleId}`, { defaultValue: '' }) || undefined,
  origin: window.location.origin,
});
