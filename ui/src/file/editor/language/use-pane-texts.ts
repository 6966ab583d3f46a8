import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { pathOfRule } from '../../../explain/explain-paths.ts';
import type { PaneTexts } from '../monaco/monaco-pane.tsx';
import { findingText } from '../report/finding-text.ts';
import { choiceDetail, fixTexts, hoverTexts } from './language-texts.ts';

/** The public page of a rule. */
const rulePage = (id: string): string => `${window.location.origin}${pathOfRule(id)}`;

/** The texts of the editor in the user's language. */
export const usePaneTexts = (): PaneTexts => {
  const { t } = useTranslation();
  return useMemo(
    () => ({
      detail: (choice) => choiceDetail(t, choice),
      hover: (hover) => hoverTexts(t, hover, rulePage),
      fix: { ofValue: ({ text }) => t('editor.finding.fix', { value: text }), of: (fix) => fixTexts(t, fix) },
      finding: (message) => findingText(t, message),
      readOnly: t('editor.text.readOnly'),
      provisional: t('editor.language.provisional'),
    }),
    [t],
  );
};
