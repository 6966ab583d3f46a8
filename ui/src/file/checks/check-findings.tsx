import type { ValidationReport } from '@clearbench/contracts/file/validation-report';
import { findingNames } from '@clearbench/validation-engine/report/finding-names';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { hasPage, pathOfRule } from '../../explain/explain-paths.ts';
import { findingText } from '../editor/report/finding-text.ts';
import { SeverityMark } from '../editor/report/severity-mark.tsx';
import { SeverityOverrideMark } from '../editor/report/severity-override-mark.tsx';

type Props = { readonly report: ValidationReport; readonly fileId: string | undefined };

/** The maximum number of findings shown for a file; the editor and the exports contain all. */
const mostShown = 50;

/** The findings, most severe first; those of a stored file link to their location. */
const gravest = ({ validationMessages: messages }: ValidationReport) => {
  const names = findingNames(messages);
  const rank = { Error: 0, Warning: 1, Info: 2 } as const;
  return messages
    .map((message, at) => ({ message, name: names[at] ?? '' }))
    .sort((a, b) => rank[a.message.severity] - rank[b.message.severity])
    .slice(0, mostShown);
};

const linkOf = (fileId: string, name: string): string =>
  `/file/${fileId}?${new URLSearchParams({ tab: 'report', finding: name }).toString()}`;

const Rule = ({ id }: { readonly id: string }) =>
  hasPage(id) ? (
    <Link to={pathOfRule(id)}>
      <code>{id}</code>
    </Link>
  ) : (
    <code>{id}</code>
  );

/** The findings of one of the files. */
export const CheckFindings = ({ report, fileId }: Props) => {
  const { t } = useTranslation();
  const { errors, warnings, infos, environmentSeverities = {} } = report.validationSummary;
  const shown = gravest(report);
  const more = errors + warnings + infos - shown.length;
  return (
    <div className="check-findings">
      <ol>
        {shown.map(({ message, name }) => (
          <li key={name}>
            <SeverityMark severity={message.severity} />
            <span className="visually-hidden">{t(`editor.severity.${message.severity}`)}</span>
            <Rule id={message.ruleId} />
            <span className="check-place figures">
              {t('editor.finding.place', { line: message.line, column: message.column })}
            </span>
            <span className="check-text">
              {environmentSeverities[message.ruleId] !== undefined && <SeverityOverrideMark message={message} />}
              {fileId === undefined ? (
                findingText(t, message)
              ) : (
                <Link to={linkOf(fileId, name)}>{findingText(t, message)}</Link>
              )}
            </span>
          </li>
        ))}
      </ol>
      {more > 0 && <p className="muted">{t('checks.moreFindings', { count: more })}</p>}
    </div>
  );
};
