import type { ValidationReport } from '@clearbench/contracts/file/validation-report';
import { ActionIcon, Button, Tooltip } from '@mantine/core';
import { IconFileExport } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Skeletons } from '../../../parts/skeletons.tsx';
import { useCursor } from '../page/use-cursor.ts';
import { useFindingsShown } from '../page/use-findings-shown.ts';
import type { Jump } from '../page/use-jump.ts';
import type { TextView } from '../text/text-view.ts';
import { downloadReport } from './download-report.ts';
import { findingAt } from './neighbour-finding.ts';
import { ReportFilters } from './report-filters.tsx';
import { ReportList } from './report-list.tsx';
import { type ReportView, reportRows } from './report-rows.ts';
import { ValidState } from './valid-state.tsx';

type Props = {
  readonly report: ValidationReport | undefined;
  readonly fileName: string;
  readonly text: TextView | undefined;
  readonly view: ReportView;
  readonly onView: (view: Partial<ReportView>) => void;
  readonly jump: Jump;
  /** A report is on its way: being read, or made. */
  readonly awaited: boolean;
  readonly onCheck: () => void;
  /** Why the text cannot be checked now, in words. */
  readonly hindrance: string | undefined;
};

const Findings = ({ report, text, view, onView, jump }: Props & { readonly report: ValidationReport }) => {
  const { t } = useTranslation();
  const rows = useMemo(() => reportRows(report.validationMessages, view), [report, view]);
  useFindingsShown(text);
  const cursor = useCursor(text);
  const places = text?.findingPlaces() ?? report.validationMessages;
  if (rows.length === 0)
    return (
      <div className="ed-empty">
        <p>{t('editor.report.allHidden')}</p>
        <Button variant="default" onClick={() => onView({ hidden: [] })}>
          {t('editor.report.showAll')}
        </Button>
      </div>
    );
  return (
    <ReportList
      rows={rows}
      current={findingAt(places, cursor)}
      lineOf={(finding, message) => places[finding]?.line ?? message.line}
      fixOf={(finding) => text?.fixOf(finding)?.text}
      onFix={(finding) => text?.applyFix(finding)}
      onJump={(finding) => {
        const place = places[finding] ?? report.validationMessages[finding];
        if (place) jump(place);
      }}
    />
  );
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
  const { report, fileName, view, onView, awaited, onCheck, hindrance } = props;
  const { t } = useTranslation();
  if (!report) return awaited ? <Skeletons rows={8} /> : <NoReport onCheck={onCheck} hindrance={hindrance} />;
  const { validationSummary: summary, validationMessages: messages } = report;
  return (
    <div className="ed-panel">
      <div className="ed-panel-bar">
        <ReportFilters summary={summary} view={view} onView={onView} />
        <Tooltip label={t('editor.report.export')}>
          <ActionIcon aria-label={t('editor.report.export')} onClick={() => downloadReport(report, fileName)}>
            <IconFileExport size={16} aria-hidden />
          </ActionIcon>
        </Tooltip>
      </div>
      {messages.length === 0 ? <ValidState summary={summary} /> : <Findings {...props} report={report} />}
      {summary.byEngine && <p className="ed-by-engine">{t('editor.report.byEngine')}</p>}
      {summary.notShown > 0 && (
        <p className="ed-not-shown">{t('editor.report.notShown', { count: summary.notShown })}</p>
      )}
    </div>
  );
};
