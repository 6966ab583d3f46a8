import type { ValidationReport } from '@clearbench/contracts/file/validation-report';
import type { RuleSeverities } from '@clearbench/contracts/format/rule-severity';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Skeletons } from '../../../parts/skeletons.tsx';
import { ExportMenu } from './export-menu.tsx';
import { ReportFilters } from './report-filters.tsx';
import { type FindingsProps, ReportFindings } from './report-findings.tsx';
import { ValidState } from './valid-state.tsx';

type Props = Omit<FindingsProps, 'report'> & {
  readonly report: ValidationReport | undefined;
  readonly fileName: string;
  /** A report is on its way: being read, or made. */
  readonly awaited: boolean;
  readonly onCheck: () => void;
  /** Why the text cannot be checked now, in words. */
  readonly hindrance: string | undefined;
  /** Administrators say otherwise by now what a check goes by. */
  readonly stale: boolean;
};

const NoReport = ({ onCheck, hindrance }: Pick<Props, 'onCheck' | 'hindrance'>) => {
  const { t } = useTranslation();
  return (
    <div className="ed-empty">
      <p>{hindrance ?? t('editor.report.none')}</p>
      {hindrance === undefined && (
        <Button variant="default" onClick={onCheck}>
          {t('editor.report.check')}
        </Button>
      )}
    </div>
  );
};

/** Rules the environment does not ask: what they would find stands in no report. */
const TurnedOff = ({ severities = {} }: { readonly severities: RuleSeverities | undefined }) => {
  const { t } = useTranslation();
  const off = Object.keys(severities).filter((ruleId) => severities[ruleId] === 'off');
  if (off.length === 0) return null;
  return <p className="ed-by-engine">{t('editor.report.turnedOff', { rules: off.join(', ') })}</p>;
};

/** What the checks found in the text as it was saved last. */
export const ReportPanel = (props: Props) => {
  const { report, fileName, view, onView, awaited, onCheck, hindrance, opened, stale } = props;
  const { t } = useTranslation();
  if (!report) return awaited ? <Skeletons rows={8} /> : <NoReport onCheck={onCheck} hindrance={hindrance} />;
  const { validationSummary: summary, validationMessages: messages } = report;
  return (
    <div className="ed-panel">
      <div className="ed-panel-bar">
        <ReportFilters summary={summary} view={view} onView={onView}>
          <ExportMenu report={report} fileName={fileName} />
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
      {messages.length === 0 ? <ValidState summary={summary} /> : <ReportFindings {...props} report={report} />}
      <TurnedOff severities={summary.environmentSeverities} />
      {summary.byEngine && <p className="ed-by-engine">{t('editor.report.byEngine')}</p>}
      {summary.notShown > 0 && (
        <p className="ed-not-shown">{t('editor.report.notShown', { count: summary.notShown })}</p>
      )}
    </div>
  );
};
