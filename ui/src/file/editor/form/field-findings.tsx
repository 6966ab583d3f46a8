import { useTranslation } from 'react-i18next';
import { findingText } from '../report/finding-text.ts';
import { SeverityMark } from '../report/severity-mark.tsx';
import { useFormWork } from './form-context.ts';

/** The findings of a field. */
export const FieldFindings = ({ id, path }: { readonly id: string; readonly path: string }) => {
  const { t } = useTranslation();
  const found = useFormWork().findings.get(path);
  if (!found) return null;
  return (
    <ul id={id} className="fm-findings">
      {found.map((message) => (
        <li key={`${message.ruleId} ${message.line}:${message.column} ${message.textKey}`}>
          <SeverityMark severity={message.severity} size={13} />
          <span>
            <span className="visually-hidden">{t(`editor.severity.${message.severity}`)}: </span>
            {findingText(t, message)} <code>{message.ruleId}</code>
          </span>
        </li>
      ))}
    </ul>
  );
};
