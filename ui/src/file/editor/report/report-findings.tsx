import type { ValidationReport } from '@clearbench/contracts/file/validation-report';
import { findingNames } from '@clearbench/validation-engine/report/finding-names';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '../../../notice/notify.ts';
import { Button } from '../../../parts/button.tsx';
import { useCursor } from '../page/use-cursor.ts';
import type { Jump } from '../page/use-jump.ts';
import type { TextView } from '../text/text-view.ts';
import { currentFinding } from './adjacent-finding.ts';
import { findingLink } from './finding-link.ts';
import { findingText } from './finding-text.ts';
import { ReportList } from './report-list.tsx';
import { type ReportView, reportRows } from './report-rows.ts';
import { searchable, searched } from './search-findings.ts';
import type { OpenedFinding } from './use-opened-finding.ts';

/** Renders again when the findings of a report are marked in the text, because locations and fixes are known only then. */
const useFindingsShown = (view: TextView | undefined): void => {
  const [, setTimes] = useState(0);
  useEffect(() => view?.onFindings(() => setTimes((times) => times + 1)), [view]);
};

/** The number of findings of each rule in the whole report, listed or not. */
const findingsOfRules = ({
  validationMessages,
  validationSummary: { notListed = [] },
}: ValidationReport): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  const add = (ruleId: string, count: number) => counts.set(ruleId, (counts.get(ruleId) ?? 0) + count);
  for (const { ruleId } of validationMessages) add(ruleId, 1);
  for (const { ruleId, count } of notListed) add(ruleId, count);
  return counts;
};

/** Copies a link to the clipboard, or shows it where the browser denies access. */
const copyLink = async (link: string): Promise<void> => {
  try {
    await navigator.clipboard.writeText(link);
    notify({ tone: 'good', textKey: 'editor.finding.linkCopied' });
  } catch {
    notify({ tone: 'primary', textKey: 'editor.finding.linkNotCopied', params: { link } });
  }
};

export type FindingsProps = {
  readonly report: ValidationReport;
  readonly text: TextView | undefined;
  readonly view: ReportView;
  readonly onView: (view: Partial<ReportView>) => void;
  readonly jump: Jump;
  /** The finding that a link names. */
  readonly opened: OpenedFinding;
  /** Counts the requests to show the finding at the cursor. */
  readonly revealed: number;
  /** The text is read-only. */
  readonly fixed: boolean;
  /** Fixes every finding of a rule. */
  readonly onFixAll: (ruleId: string) => void;
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

const AllFiltered = ({ onView }: Pick<FindingsProps, 'onView'>) => {
  const { t } = useTranslation();
  return (
    <div className="ed-empty">
      <p>{t('editor.report.allHidden')}</p>
      <Button onClick={() => onView({ hidden: [], find: '' })}>{t('editor.report.showAll')}</Button>
    </div>
  );
};

/** The number of visible findings if some are filtered out. */
const ShownCount = ({ shown, all }: { readonly shown: number; readonly all: number }) => {
  const { t } = useTranslation();
  return (
    <p className="visually-hidden" role="status">
      {shown < all && t('editor.report.shown', { shown, all })}
    </p>
  );
};

/** The findings that pass the filters, each with a link to its location in the text. */
export const ReportFindings = (props: FindingsProps) => {
  const { report, text, view, onView, jump, opened, revealed, fixed, onFixAll } = props;
  const { validationMessages: messages } = report;
  const rows = useRows({ report, view });
  useFindingsShown(text);
  const cursor = useCursor(text);
  const [chosen, setChosen] = useState<number>();
  const places = text?.findingPlaces() ?? messages;
  const counts = useMemo(() => findingsOfRules(report), [report]);
  const names = useMemo(() => findingNames(messages), [messages]);
  const wanted = chosen ?? (opened === 'gone' ? undefined : opened);
  const shown = rows.reduce((count, { kind }) => count + Number(kind === 'finding'), 0);
  return (
    <>
      <ShownCount shown={shown} all={messages.length} />
      {rows.length === 0 ? (
        <AllFiltered onView={onView} />
      ) : (
        <ReportList
          rows={rows}
          severities={report.validationSummary.environmentSeverities}
          current={currentFinding(places, cursor, wanted)}
          revealed={revealed}
          lineOf={(finding, message) => places[finding]?.line ?? message.line}
          fixOf={(finding) => (fixed ? undefined : text?.fixOf(finding)?.text)}
          countOf={(ruleId) => counts.get(ruleId) ?? 0}
          onFix={(finding) => text?.applyFix(finding)}
          onFixAll={onFixAll}
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
