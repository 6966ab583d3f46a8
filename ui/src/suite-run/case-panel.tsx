import { IconX } from 'virtual:icons';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLiveReading } from '../live/live-reading.ts';
import { IconButton } from '../parts/button.tsx';
import { ProblemNotice } from '../parts/problem-notice.tsx';
import { Skeletons } from '../parts/skeletons.tsx';
import { CaseConversation } from './case-conversation.tsx';
import { durationText } from './durations.ts';
import { type KeptFile, RunFileDialog } from './run-file-dialog.tsx';
import { caseReading } from './run-readings.ts';
import { CaseState } from './run-state.tsx';
import { StepView } from './step-view.tsx';

type Props = { readonly runId: string; readonly number: number; readonly onClose: () => void };

/** A case of a run with its steps. */
export const CasePanel = ({ runId, number, onClose }: Props) => {
  const { t, i18n } = useTranslation();
  const query = useMemo(() => ({ runId, number }), [runId, number]);
  const { result, problem, retry } = useLiveReading(caseReading, query);
  const [file, setFile] = useState<KeptFile>();
  const found = result?.number === number ? result : undefined;
  return (
    <aside className="run-case" aria-label={t('suiteRun.caseTitle', { number })}>
      <header className="run-case-head">
        <h2>{found?.title ?? t('suiteRun.caseTitle', { number })}</h2>
        <IconButton label={t('suiteRun.closeCase')} onClick={onClose}>
          <IconX size={16} aria-hidden="true" />
        </IconButton>
      </header>
      {problem && <ProblemNotice problem={problem} titleKey="suiteRun.caseFailed" onRetry={retry} />}
      {found === undefined && !problem && <Skeletons rows={6} />}
      {found && (
        <>
          <p className="run-case-facts">
            <CaseState state={found.state} />
            {found.duration !== undefined && (
              <span className="muted figures">{durationText(found.duration, i18n.language)}</span>
            )}
            <span className="muted">
              {found.file}
              {found.row !== undefined && ` [${found.row}]`}
            </span>
            <span className="muted">
              {found.environment} · {found.rulebook}
            </span>
          </p>
          {found.error !== undefined && <pre className="run-error">{found.error}</pre>}
          <ol className="run-steps">
            {found.finishedSteps.map((step) => (
              <StepView key={step.step} step={step} onFile={setFile} />
            ))}
          </ol>
          {found.finishedSteps.length < found.steps && (
            <p className="muted">{t('suiteRun.stepsLeft', { count: found.steps - found.finishedSteps.length })}</p>
          )}
          <CaseConversation title={found.title} steps={found.finishedSteps} onFile={setFile} />
        </>
      )}
      {file && <RunFileDialog runId={runId} number={number} file={file} onClose={() => setFile(undefined)} />}
    </aside>
  );
};
