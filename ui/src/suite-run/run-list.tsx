import { suiteRunStates } from '@clearbench/contracts/suite-run/choices';
import type { SuiteRun } from '@clearbench/contracts/suite-run/run';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { SearchField } from '../listing/search-field.tsx';
import { ShortList } from '../listing/short-list.tsx';
import { useLiveReading } from '../live/live-reading.ts';
import { Button } from '../parts/button.tsx';
import { EmptyState } from '../parts/empty-state.tsx';
import { figuresIn } from '../parts/figures.ts';
import { ProblemNotice } from '../parts/problem-notice.tsx';
import { Skeletons } from '../parts/skeletons.tsx';
import { useNow } from '../parts/use-now.ts';
import { durationText, lengthOf } from './durations.ts';
import { runsReading, suitesReading, trendReading } from './run-readings.ts';
import { RunBar, RunState } from './run-state.tsx';
import { RunTrend } from './run-trend.tsx';
import { StartRun } from './start-run.tsx';

const idOf = ({ runId }: SuiteRun): string => runId;

const Runs = ({ runs }: { readonly runs: readonly SuiteRun[] }) => {
  const { t, i18n } = useTranslation();
  const now = useNow();
  const { since, moment, count } = figuresIn(i18n.language);
  const columnName = (id: string): string => t(`suiteRun.column.${id}`);
  return (
    <ShortList
      label={t('suiteRun.list')}
      items={runs}
      keyOf={idOf}
      columns={[
        { name: columnName('suite'), cell: ({ runId, suiteTitle }) => <Link to={`/run/${runId}`}>{suiteTitle}</Link> },
        { name: columnName('state'), cell: ({ state }) => <RunState state={state} /> },
        { name: columnName('progress'), cell: (run) => <RunBar {...run} /> },
        {
          name: columnName('passed'),
          isNumber: true,
          cell: ({ passed, cases }) => t('suiteRun.passedOf', { passed: count(passed), cases: count(cases) }),
        },
        {
          name: columnName('duration'),
          isNumber: true,
          cell: (run) => {
            const length = lengthOf(run, now);
            return length === undefined ? '–' : durationText(length, i18n.language);
          },
        },
        {
          name: columnName('requestedAt'),
          cell: ({ requestedAt }) => <time title={moment(requestedAt)}>{since(requestedAt, now)}</time>,
        },
        { name: columnName('by'), cell: ({ requestedByName }) => requestedByName ?? t('suiteRun.deletedUser') },
      ]}
    />
  );
};

type Filters = {
  readonly suiteId: string;
  readonly state: string;
  readonly search: string;
  readonly pages: number;
  readonly set: (name: string, value: string | undefined) => void;
};

const useFilters = (): Filters => {
  const [query, setQuery] = useSearchParams();
  const set = (name: string, value: string | undefined): void => {
    const next = new URLSearchParams(query);
    if (value === undefined || value === '') next.delete(name);
    else next.set(name, value);
    if (name !== 'pages') next.delete('pages');
    setQuery(next, { replace: true });
  };
  const pages = Math.max(1, Number(query.get('pages') ?? 1) || 1);
  return {
    suiteId: query.get('suite') ?? '',
    state: query.get('state') ?? '',
    search: query.get('search') ?? '',
    pages,
    set,
  };
};

type BarProps = { readonly filters: Filters; readonly environmentToken: string };

const FilterFields = ({ filters, environmentToken }: BarProps) => {
  const { t } = useTranslation();
  const query = useMemo(() => ({ environmentToken }), [environmentToken]);
  const { result: suites = [] } = useLiveReading(suitesReading, query);
  return (
    <div className="run-filters">
      <SearchField
        id="run-search"
        label={t('suiteRun.search')}
        value={filters.search}
        onChange={(search) => filters.set('search', search)}
      />
      <select
        className="input"
        aria-label={t('suiteRun.field.suite')}
        value={filters.suiteId}
        onChange={({ target }) => filters.set('suite', target.value)}
      >
        <option value="">{t('suiteRun.everySuite')}</option>
        {suites.map(({ suiteId, title }) => (
          <option key={suiteId} value={suiteId}>
            {title}
          </option>
        ))}
      </select>
      <select
        className="input"
        aria-label={t('suiteRun.column.state')}
        value={filters.state}
        onChange={({ target }) => filters.set('state', target.value)}
      >
        <option value="">{t('suiteRun.everyState')}</option>
        {suiteRunStates.map((state) => (
          <option key={state} value={state}>
            {t(`suiteRun.state.${state}`)}
          </option>
        ))}
      </select>
    </div>
  );
};

const Trend = ({ environmentToken, suiteId }: { readonly environmentToken: string; readonly suiteId: string }) => {
  const { t } = useTranslation();
  const query = useMemo(() => ({ environmentToken, suiteId }), [environmentToken, suiteId]);
  const { result: runs = [] } = useLiveReading(trendReading, query);
  const [last] = runs.slice(-1);
  return last === undefined ? null : <RunTrend runs={runs} title={t('suiteRun.trendOf', { suite: last.suiteTitle })} />;
};

/** The runs of test suites in an environment, with a chart for one suite. */
export const RunList = ({ environmentToken }: { readonly environmentToken: string }) => {
  const { t } = useTranslation();
  const filters = useFilters();
  const { suiteId, search, pages } = filters;
  const state = suiteRunStates.find((one) => one === filters.state);
  const query = useMemo(
    () => ({ environmentToken, suiteId: suiteId || undefined, state, search: search || undefined, pages }),
    [environmentToken, suiteId, state, search, pages],
  );
  const { status, result, problem, retry } = useLiveReading(runsReading, query);
  const isFiltered = suiteId !== '' || search !== '' || state !== undefined;
  return (
    <>
      <FilterFields filters={filters} environmentToken={environmentToken} />
      {suiteId !== '' && <Trend environmentToken={environmentToken} suiteId={suiteId} />}
      {problem && <ProblemNotice problem={problem} titleKey="suiteRun.listFailed" onRetry={retry} />}
      {result === undefined && !problem && <Skeletons rows={8} />}
      {result !== undefined && result.items.length > 0 && <Runs runs={result.items} />}
      {result?.next !== undefined && (
        <div className="row-of-buttons">
          <Button busy={status === 'loading'} onClick={() => filters.set('pages', String(pages + 1))}>
            {t('suiteRun.more')}
          </Button>
        </div>
      )}
      {result?.items.length === 0 && isFiltered && <p className="muted">{t('suiteRun.noMatch')}</p>}
      {result?.items.length === 0 && !isFiltered && (
        <EmptyState title={t('suiteRun.empty')} body={t('suiteRun.emptyBody')}>
          <StartRun environmentToken={environmentToken} />
        </EmptyState>
      )}
    </>
  );
};
