import type { ValidationReport } from '@clearbench/contracts/file/validation-report';
import { findingNames } from '@clearbench/validation/report/finding-names';
import { Button } from '@mantine/core';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCursor } from '../page/use-cursor.ts';
import { useFindingsShown } from '../page/use-findings-shown.ts';
import type { Jump } from '../page/use-jump.ts';
import type { TextView } from '../text/text-view.ts';
import { copyLink } from './copy-link.ts';
import { findingLink } from './finding-link.ts';
import { findingText } from './finding-text.ts';
import { currentFinding } from './neighbour-finding.ts';
import { ReportList } from './report-list.tsx';
import { type ReportView, reportRows } from './report-rows.ts';
import { searchable, searched } from './search-findings.ts';
import type { OpenedFinding } from './use-opened-finding.ts';

export type FindingsProps = {
  readonly report: ValidationReport;
  readonly text: TextView | undefined;
  readonly view: ReportView;
  readonly onView: (view: Partial<ReportView>) => void;
  readonly jump: Jump;
  /** The finding a link leads to. */
  readonly opened: OpenedFinding;
  /** Counts how often the finding of the cursor was asked for. */
  readonly revealed: number;
};

const useRows = ({ report, view }: Pick<FindingsProps, 'report' | 'view'>) => {
  const { t } = useTranslation();
  const { validationMessages: messages } = report;
  const searching = view.find.trim() !== '';
  const texts = useMemo(
    () => (searching ? searchable(messages, (message) => findingText(t, message)) : undefined),
    [messages, searching, t],
  );
  const found = useMemo(() => texts && searched(texts, view.find), [texts, view.find]);
  const { hidden, group } = view;
  return useMemo(() => reportRows(messages, { hidden, group }, found), [messages, hidden, group, found]);
};

const NothingLeft = ({ onView }: Pick<FindingsProps, 'onView'>) => {
  const { t } = useTranslation();
  return (
    <div className="ed-empty">
      <p>{t('editor.report.allHidden')}</p>
      <Button variant="default" onClick={() => onView({ hidden: [], find: '' })}>
        {t('editor.report.showAll')}
      </Button>
    </div>
  );
};

/** How many of the findings are left where some are filtered out. */
const Left = ({ shown, all }: { readonly shown: number; readonly all: number }) => {
  const { t } = useTranslation();
  return (
    <p className="only-spoken" role="status">
      {shown < all && t('editor.report.shown', { shown, all })}
    </p>
  );
};

/** The findings that are left of the report, and the way from each to its place in the text and back. */
export const ReportFindings = ({ report, text, view, onView, jump, opened, revealed }: FindingsProps) => {
  const { validationMessages: messages } = report;
  const rows = useRows({ report, view });
  useFindingsShown(text);
  const cursor = useCursor(text);
  const [chosen, setChosen] = useState<number>();
  const places = text?.findingPlaces() ?? messages;
  const names = useMemo(() => findingNames(messages), [messages]);
  const wanted = chosen ?? (opened === 'gone' ? undefined : opened);
  const shown = rows.reduce((count, { kind }) => count + Number(kind === 'finding'), 0);
  return (
    <>
      <Left shown={shown} all={messages.length} />
      {rows.length === 0 ? (
        <NothingLeft onView={onView} />
      ) : (
        <ReportList
          rows={rows}
          severities={report.validationSummary.environmentSeverities}
          current={currentFinding(places, cursor, wanted)}
          revealed={revealed}
          lineOf={(finding, message) => places[finding]?.line ?? message.line}
          fixOf={(finding) => text?.fixOf(finding)?.text}
          onFix={(finding) => text?.applyFix(finding)}
          onCopyLink={(finding) => void copyLink(findingLink(window.location, names[finding] ?? ''))}
          onJump={(finding) => {
            const place = places[finding] ?? messages[finding];
            setChosen(finding);
            if (place) jump(place);
          }}
        />
      )}
    </>
  );
};
