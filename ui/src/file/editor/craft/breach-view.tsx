import { useTranslation } from 'react-i18next';
import { ChangedLines } from '../../../deliberate/changed-lines.tsx';
import type { Breach } from '../../../deliberate/protocol.ts';
import { findingText } from '../report/finding-text.ts';

/** What putting an error in changes, and the finding it brings. */
export const BreachView = ({ breach: { lines, finding } }: { readonly breach: Breach }) => {
  const { t } = useTranslation();
  return (
    <>
      <ChangedLines lines={lines} />
      <p className="dlb-note">{t('deliberate.break.finds')}</p>
      <p className="dlb-finding" data-severity={finding.severity}>
        <span className="only-spoken">{t(`editor.severity.${finding.severity}`)}: </span>
        <code>{finding.ruleId}</code>
        <span>{findingText(t, finding)}</span>
      </p>
    </>
  );
};
