import type { ValidationReport } from '@clearbench/contracts/file/validation-report';
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

/** What the checks found in the text as it was saved last. */
export const ReportPanel = (props: Props) => {
  const { report, fileName, view, onView, awaited, onCheck, hindrance, opened } = props;
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
      {opened === 'gone' && (
        <p className="ed-link-gone" role="status">
          {t('editor.report.linkGone')}
        </p>
      )}
      {messages.length === 0 ? <ValidState summary={summary} /> : <ReportFindings {...props} report={report} />}
      {summary.byEngine && <p className="ed-by-engine">{t('editor.report.byEngine')}</p>}
      {summary.notShown > 0 && (
        <p className="ed-not-shown">{t('editor.report.notShown', { count: summary.notShown })}</p>
      )}
    </div>
  );
};
