import { isOpen } from '@clearbench/contracts/suite-run/choices';
import type { SuiteRunDetails } from '@clearbench/contracts/suite-run/run';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { useLiveReading } from '../live/live-reading.ts';
import { BackLink } from '../parts/back-link.tsx';
import { figuresIn } from '../parts/figures.ts';
import { PageTitle } from '../parts/page-title.tsx';
import { ProblemNotice } from '../parts/problem-notice.tsx';
import { Skeletons } from '../parts/skeletons.tsx';
import { UnreadPage } from '../parts/unread-page.tsx';
import { useNow } from '../parts/use-now.ts';
import { CaseList } from './case-list.tsx';
import { CasePanel } from './case-panel.tsx';
import { durationText, lengthOf } from './durations.ts';
import { RunButtons } from './run-buttons.tsx';
import { runReading } from './run-readings.ts';
import { RunBar, RunState } from './run-state.tsx';
import { usePathOfRuns } from './use-path-of-runs.ts';

const useFacts = (run: SuiteRunDetails): readonly (readonly [id: string, value: string])[] => {
  const { t, i18n } = useTranslation();
  const now = useNow();
  const { moment, toTheMinute } = figuresIn(i18n.language);
  const { seed, at, rulebook, parallel, tags } = run.choices;
  const length = lengthOf(run, now);
  return [
    ['requestedAt', moment(run.requestedAt)],
    ['by', run.requestedByName ?? t('suiteRun.deletedUser')],
    ...(length === undefined ? [] : [['duration', durationText(length, i18n.language)] as const]),
    ['version', String(run.suiteVersion)],
    ...(rulebook === undefined ? [] : [['rulebook', rulebook] as const]),
    ...(seed === undefined ? [] : [['seed', String(seed)] as const]),
    ...(at === undefined ? [] : [['at', moment(at)] as const]),
    ...(parallel === 1 ? [] : [['parallel', String(parallel)] as const]),
    ...(tags === undefined ? [] : [['tags', tags.join(', ')] as const]),
    ['product', run.productVersion],
    ...(run.expiresAt === undefined ? [] : [['expiresAt', toTheMinute(run.expiresAt)] as const]),
  ];
};

const Head = ({ run, pathOfRuns }: { readonly run: SuiteRunDetails; readonly pathOfRuns: string }) => {
  const { t, i18n } = useTranslation();
  const facts = useFacts(run);
  const { count } = figuresIn(i18n.language);
  const { passed, cases, failed, errors } = run;
  return (
    <header className="run-head">
      <div className="run-title">
        <h1>{run.suiteTitle}</h1>
        <RunButtons run={run} pathOfRuns={pathOfRuns} />
      </div>
      <p className="run-result" role="status" aria-busy={isOpen(run.state)}>
        <RunState state={run.state} />
        <span className="figures">{t('suiteRun.passedOf', { passed: count(passed), cases: count(cases) })}</span>
        {failed + errors > 0 && (
          <span className="run-red figures">{t('suiteRun.red', { count: failed + errors })}</span>
        )}
        {run.runsBefore !== undefined && (
          <span className="muted">{t('suiteRun.runsBefore', { count: run.runsBefore })}</span>
        )}
        {run.reason !== undefined && <span className="muted">{t(`suiteRun.reason.${run.reason}`)}</span>}
      </p>
      <RunBar {...run} />
      <dl className="run-facts">
        {facts.map(([id, value]) => (
          <div key={id}>
            <dt>{t(`suiteRun.fact.${id}`)}</dt>
            <dd className="figures">{value}</dd>
          </div>
        ))}
        {run.rerunOf !== undefined && (
          <div>
            <dt>{t('suiteRun.fact.rerunOf')}</dt>
            <dd>
              <Link to={`/run/${run.rerunOf}`}>{t(run.onlyFailed ? 'suiteRun.onlyFailed' : 'suiteRun.all')}</Link>
            </dd>
          </div>
        )}
      </dl>
    </header>
  );
};

const Cases = ({ run }: { readonly run: SuiteRunDetails }) => {
  const [address, setAddress] = useSearchParams();
  const number = Number(address.get('case') ?? '');
  const opened = Number.isInteger(number) && number >= 1 && number <= run.cases ? number : undefined;
  const open = (wanted: number | undefined): void => {
    const next = new URLSearchParams(address);
    if (wanted === undefined) next.delete('case');
    else next.set('case', String(wanted));
    setAddress(next, { replace: true });
  };
  return (
    <div className="run-body" data-case={opened === undefined ? undefined : ''}>
      <CaseList run={run} opened={opened} onOpen={open} />
      {opened !== undefined && (
        <CasePanel key={opened} runId={run.runId} number={opened} onClose={() => open(undefined)} />
      )}
    </div>
  );
};

/** A run of a suite, live. */
export const RunView = ({ runId }: { readonly runId: string }) => {
  const { t } = useTranslation();
  const query = useMemo(() => ({ runId }), [runId]);
  const { result: run, problem, retry } = useLiveReading(runReading, query);
  const pathOfRuns = usePathOfRuns(run?.environmentToken);
  if (problem && run === undefined)
    return (
      <UnreadPage
        problem={problem}
        titleKey="suiteRun.readFailed"
        way={{ to: '/', text: t('suiteRun.toFiles') }}
        onRetry={retry}
      />
    );
  return (
    <div className="run-page run-page-full">
      <PageTitle title={run?.suiteTitle ?? t('suiteRun.title')} />
      <BackLink to={pathOfRuns}>{t('suiteRun.title')}</BackLink>
      {problem && <ProblemNotice problem={problem} titleKey="suiteRun.readFailed" onRetry={retry} />}
      {run === undefined ? (
        <Skeletons rows={10} />
      ) : (
        <>
          <Head run={run} pathOfRuns={pathOfRuns} />
          <Cases run={run} />
        </>
      )}
    </div>
  );
};
