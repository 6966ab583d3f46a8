import { IconCircleCheck } from 'virtual:icons';
import {
  type NotListed,
  severities,
  type ValidationReport,
  type ValidationSummary,
} from '@clearbench/contracts/file/validation-report';
import type { RuleSeverities } from '@clearbench/contracts/format/rule-severity';
import { numberText } from '@clearbench/contracts/translation/number-text';
import type { Profile } from '@clearbench/iso20022/profile';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../parts/button.tsx';
import { Skeletons } from '../../../parts/skeletons.tsx';
import { ExportMenu } from './export-menu.tsx';
import { FixAllOfRule } from './fix-all-of-rule.tsx';
import { ReportFilters } from './report-filters.tsx';
import { type FindingsProps, ReportFindings } from './report-findings.tsx';
import { SeverityMark } from './severity-mark.tsx';

/** A report without findings: what was validated, and against what. */
const ValidState = ({ summary }: { readonly summary: ValidationSummary }) => {
  const { t } = useTranslation();
  const { messageType, scheme, rbVersion, transactions } = summary;
  return (
    <div className="ed-valid">
      <IconCircleCheck className="ed-valid-sign" size={40} stroke={1.5} aria-hidden />
      <h2>{t('editor.report.valid')}</h2>
      <p>
        {t('editor.report.validAgainst', {
          messageType: messageType ?? t('editor.facts.noType'),
          scheme: scheme.toUpperCase(),
          rbVersion,
        })}
      </p>
      <p className="muted">{t('editor.facts.transactions', { count: transactions })}</p>
    </div>
  );
};

const Counted = ({ counted: { severity, ruleId, count } }: { readonly counted: NotListed }) => {
  const { t, i18n } = useTranslation();
  return (
    <li>
      <SeverityMark severity={severity} size={12} />
      <code>{ruleId}</code>
      <span className="figures">{numberText(count, i18n.language)}</span>
      <span>{t(`editor.count.${severity}`, { count })}</span>
    </li>
  );
};

/** The number of findings that are not listed: the total and, when expanded, by severity and rule, errors first. */
const NotListedFindings = ({ summary }: { readonly summary: ValidationSummary }) => {
  const { t } = useTranslation();
  const { notShown, notListed = [] } = summary;
  if (notShown === 0) return null;
  const text = t('editor.report.notShown', { count: notShown });
  if (notListed.length === 0) return <p className="ed-not-shown">{text}</p>;
  return (
    <details className="ed-not-shown">
      <summary>{text}</summary>
      <ul>
        {severities
          .toReversed()
          .flatMap((severity) =>
            notListed
              .filter((counted) => counted.severity === severity)
              .map((counted) => <Counted key={`${severity} ${counted.ruleId}`} counted={counted} />),
          )}
      </ul>
    </details>
  );
};

type Props = Omit<FindingsProps, 'report' | 'onFixAll'> & {
  /** What the text is validated against. */
  readonly profile: Profile;
  readonly report: ValidationReport | undefined;
  readonly fileId: string;
  readonly fileName: string;
  /** The report is being read or created. */
  readonly awaited: boolean;
  readonly onCheck: () => void;
  /** Why the text cannot be validated now. */
  readonly reason: string | undefined;
  /** An administrator has changed the profile since this validation. */
  readonly stale: boolean;
};

const NoReport = ({ onCheck, reason }: Pick<Props, 'onCheck' | 'reason'>) => {
  const { t } = useTranslation();
  return (
    <div className="ed-empty">
      <p>{reason ?? t('editor.report.none')}</p>
      {reason === undefined && <Button onClick={onCheck}>{t('editor.report.check')}</Button>}
    </div>
  );
};

/** Rules that the environment switches off; the report has no findings of these rules. */
const DisabledRules = ({ severities = {} }: { readonly severities: RuleSeverities | undefined }) => {
  const { t } = useTranslation();
  const off = Object.keys(severities).filter((ruleId) => severities[ruleId] === 'off');
  if (off.length === 0) return null;
  return <p className="ed-by-engine">{t('editor.report.turnedOff', { rules: off.join(', ') })}</p>;
};

/** The findings of the saved text. */
export const ReportPanel = (props: Props) => {
  const { report, fileId, fileName, view, onView, awaited, onCheck, reason, opened, stale, text, profile } = props;
  const { t } = useTranslation();
  const [fixing, setFixing] = useState<{ readonly ruleId: string; readonly time: number }>();
  if (!report) return awaited ? <Skeletons rows={8} /> : <NoReport onCheck={onCheck} reason={reason} />;
  const { validationSummary: summary, validationMessages: messages } = report;
  return (
    <div className="ed-panel">
      <div className="ed-panel-bar">
        <ReportFilters summary={summary} view={view} onView={onView}>
          <ExportMenu report={report} fileId={fileId} fileName={fileName} />
        </ReportFilters>
      </div>
      {stale && (
        <p className="ed-link-gone" role="status">
          {t('editor.report.stale')}
        </p>
      )}
      {opened === 'gone' && (
        <p className="ed-link-gone" role="status">
          {t('editor.report.linkGone')}
        </p>
      )}
      {text && fixing && (
        <FixAllOfRule
          key={fixing.time}
          ruleId={fixing.ruleId}
          text={text}
          profile={profile}
          onClose={() => setFixing(undefined)}
        />
      )}
      {messages.length === 0 ? (
        <ValidState summary={summary} />
      ) : (
        <ReportFindings
          {...props}
          report={report}
          onFixAll={(ruleId) => setFixing({ ruleId, time: (fixing?.time ?? 0) + 1 })}
        />
      )}
      <DisabledRules severities={summary.environmentSeverities} />
      {summary.byEngine && <p className="ed-by-engine">{t('editor.report.byEngine')}</p>}
      <NotListedFindings summary={summary} />
    </div>
  );
};
