import type { CaseChange, RunComparison, SuiteRun } from '@clearbench/contracts/suite-run/run';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { useLiveReading } from '../live/live-reading.ts';
import { BackLink } from '../parts/back-link.tsx';
import { figuresIn } from '../parts/figures.ts';
import { PageTitle } from '../parts/page-title.tsx';
import { Skeletons } from '../parts/skeletons.tsx';
import { UnreadPage } from '../parts/unread-page.tsx';
import { durationText } from './durations.ts';
import { comparisonReading, runsReading } from './run-readings.ts';
import { CaseState, RunBar, RunState } from './run-state.tsx';

const lists = ['becameRed', 'becameGreen', 'added', 'removed', 'durations'] as const;
type List = (typeof lists)[number];

const Change = ({ change, list, runId }: { change: CaseChange; list: List; runId: string }) => {
  const { i18n } = useTranslation();
  const length = (milliseconds: number | undefined): string =>
    milliseconds === undefined ? '–' : durationText(milliseconds, i18n.language);
  const { before, after, number, title, durationBefore, durationAfter } = change;
  return (
    <tr>
      <th scope="row">{list === 'removed' ? title : <Link to={`/run/${runId}?case=${number}`}>{title}</Link>}</th>
      {list === 'durations' ? (
        <>
          <td className="figures">{length(durationBefore)}</td>
          <td className="figures">{length(durationAfter)}</td>
        </>
      ) : (
        <>
          <td>{before && <CaseState state={before} />}</td>
          <td>{after && <CaseState state={after} />}</td>
        </>
      )}
    </tr>
  );
};

const Changes = ({ list, changes, runId }: { list: List; changes: readonly CaseChange[]; runId: string }) => {
  const { t } = useTranslation();
  if (changes.length === 0) return null;
  const title = t(`suiteRun.changes.${list}`, { count: changes.length });
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      <table className="run-changes">
        <thead>
          <tr>
            {(['case', 'before', 'after'] as const).map((id) => (
              <th key={id} scope="col">
                {t(`suiteRun.column.${id}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {changes.map((change) => (
            <Change key={`${change.file} ${change.row ?? ''}`} change={change} list={list} runId={runId} />
          ))}
        </tbody>
      </table>
    </section>
  );
};

const RunLine = ({ run, name }: { readonly run: SuiteRun; readonly name: string }) => {
  const { i18n } = useTranslation();
  return (
    <div className="run-compared">
      <span className="muted">{name}</span>
      <Link to={`/run/${run.runId}`}>{figuresIn(i18n.language).moment(run.requestedAt)}</Link>
      <RunState state={run.state} />
      <RunBar {...run} />
    </div>
  );
};

/** The earlier runs of the suite, as the one to compare with. */
const EarlierRun = ({ comparison: { before, after } }: { readonly comparison: RunComparison }) => {
  const { t, i18n } = useTranslation();
  const navigate = useNavigate();
  const { environmentToken, suiteId } = after;
  const query = useMemo(() => ({ environmentToken, suiteId, pages: 1 }), [environmentToken, suiteId]);
  const { result } = useLiveReading(runsReading, query);
  const { moment } = figuresIn(i18n.language);
  const others = (result?.items ?? [before]).filter(({ runId }) => runId !== after.runId);
  return (
    <select
      className="input run-earlier"
      aria-label={t('suiteRun.earlier')}
      value={before.runId}
      onChange={({ target }) => void navigate(`/run/${after.runId}/compared-with/${target.value}`)}
    >
      {others.map(({ runId, requestedAt, state }) => (
        <option key={runId} value={runId}>
          {`${moment(requestedAt)} · ${t(`suiteRun.state.${state}`)}`}
        </option>
      ))}
    </select>
  );
};

const Compared = ({ comparison }: { readonly comparison: RunComparison }) => {
  const { t } = useTranslation();
  const { before, after, unchanged } = comparison;
  const isEqual = lists.every((list) => comparison[list].length === 0);
  return (
    <>
      <EarlierRun comparison={comparison} />
      <RunLine run={before} name={t('suiteRun.column.before')} />
      <RunLine run={after} name={t('suiteRun.column.after')} />
      <p role="status">
        {isEqual ? t('suiteRun.noChanges', { count: unchanged }) : t('suiteRun.unchanged', { count: unchanged })}
      </p>
      {lists.map((list) => (
        <Changes key={list} list={list} changes={comparison[list]} runId={after.runId} />
      ))}
    </>
  );
};

type Props = { readonly runId: string; readonly earlierRunId: string };

/** The differences of a run from an earlier run of the same suite. */
export const ComparisonView = ({ runId, earlierRunId }: Props) => {
  const { t } = useTranslation();
  const query = useMemo(() => ({ runId, earlierRunId }), [runId, earlierRunId]);
  const { result, problem, retry } = useLiveReading(comparisonReading, query);
  const back = `/run/${runId}`;
  if (problem && result === undefined)
    return (
      <UnreadPage
        problem={problem}
        titleKey="suiteRun.compareFailed"
        way={{ to: back, text: t('suiteRun.toRun') }}
        onRetry={retry}
      />
    );
  const title = t('suiteRun.compareTitle');
  return (
    <div className="run-page">
      <PageTitle title={title} />
      <BackLink to={back}>{t('suiteRun.toRun')}</BackLink>
      <h1>{result === undefined ? title : t('suiteRun.compareTitleOf', { suite: result.after.suiteTitle })}</h1>
      {result === undefined ? <Skeletons rows={8} /> : <Compared comparison={result} />}
    </div>
  );
};
