import { caseStates, type SuiteCaseState } from '@clearbench/contracts/suite-run/choices';
import type { SuiteRunCase, SuiteRunDetails } from '@clearbench/contracts/suite-run/run';
import { numberText } from '@clearbench/contracts/translation/number-text';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { onKeys } from '../listing/list-keys.ts';
import { SearchField } from '../listing/search-field.tsx';
import { useLiveReading } from '../live/live-reading.ts';
import { ProblemNotice } from '../parts/problem-notice.tsx';
import { VirtualGrid } from '../parts/virtual-grid.tsx';
import { durationText } from './durations.ts';
import { casesOfWindow, casesReading } from './run-readings.ts';
import { CaseState } from './run-state.tsx';

/** A row of the list; a case that is not read yet has only its place. */
type CaseRow = { readonly id: string; readonly found: SuiteRunCase | undefined };

const idOf = ({ id }: CaseRow): string => id;
const heightOfRow = 32;
/** The window of cases moves in steps of this size. */
const windowStep = 100;

/** Rows above the opened case when the page is opened. */
const rowsAbove = 4;

/** The first case that is read at a position of the list in pixels. */
const windowAt = (offset: number): number => {
  const first = Math.floor(offset / heightOfRow / windowStep) * windowStep;
  return Math.max(0, first - (casesOfWindow - windowStep) / 2);
};

const nothingChosen: ReadonlySet<string> = new Set();

const useCases = (runId: string, state: SuiteCaseState | undefined, search: string, from: number) => {
  const query = useMemo(() => ({ runId, state, search: search || undefined, from }), [runId, state, search, from]);
  const { result, problem, retry } = useLiveReading(casesReading, query);
  const rows = useMemo((): readonly CaseRow[] => {
    if (result === undefined) return [];
    const { items, total, from: first } = result;
    return Array.from({ length: total }, (_, index) => {
      const found = items[index - first];
      return { id: found === undefined ? `place-${index}` : String(found.number), found };
    });
  }, [result]);
  return { rows, total: result?.total, problem, retry };
};

const Cells = ({ found }: { readonly found: SuiteRunCase | undefined }) => {
  const { t, i18n } = useTranslation();
  if (found === undefined) return <td className="cell run-cell-wide muted">{t('suiteRun.loading')}</td>;
  return (
    <>
      <td className="cell">
        <CaseState state={found.state} isShort />
      </td>
      <td className="cell figures muted">{numberText(found.number, i18n.language)}</td>
      <td className="cell" title={found.file}>
        {found.title}
        {found.failure !== undefined && <span className="run-failure"> · {found.failure}</span>}
      </td>
      <td className="cell figures run-cell-duration">
        {found.duration === undefined ? '' : durationText(found.duration, i18n.language)}
      </td>
    </>
  );
};

const cellsOf = ({ found }: CaseRow) => <Cells found={found} />;

const Header = () => {
  const { t } = useTranslation();
  return (
    <tr className="row row-header" aria-rowindex={1}>
      {(['state', 'number', 'case', 'duration'] as const).map((id) => (
        <th key={id} scope="col" className={id === 'duration' ? 'cell run-cell-duration' : 'cell'}>
          <span className={id === 'state' ? 'visually-hidden' : undefined}>{t(`suiteRun.column.${id}`)}</span>
        </th>
      ))}
    </tr>
  );
};

type Props = {
  readonly run: SuiteRunDetails;
  /** The number of the case that is open beside the list. */
  readonly opened: number | undefined;
  readonly onOpen: (number: number) => void;
};

const countsOf = ({ caseStates: letters }: SuiteRunDetails, state: SuiteCaseState): number => {
  const letter = { passed: 'p', failed: 'f', error: 'e', running: 'r', open: '.' }[state];
  return letters.split(letter).length - 1;
};

const StateFilter = ({
  run,
  value,
  onChange,
}: {
  run: SuiteRunDetails;
  value: string;
  onChange: (value: string) => void;
}) => {
  const { t, i18n } = useTranslation();
  const figure = (count: number): string => numberText(count, i18n.language);
  return (
    <select
      className="input"
      aria-label={t('suiteRun.column.state')}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    >
      <option value="">{`${t('suiteRun.everyCase')} (${figure(run.cases)})`}</option>
      {caseStates.map((state) => (
        <option key={state} value={state}>
          {`${t(`suiteRun.caseState.${state}`)} (${figure(countsOf(run, state))})`}
        </option>
      ))}
    </select>
  );
};

/** The cases of a run, of which only those in sight are read and drawn. */
export const CaseList = ({ run, opened, onOpen }: Props) => {
  const { t } = useTranslation();
  const [wanted, setWanted] = useState('');
  const [search, setSearch] = useState('');
  const offset = opened === undefined ? 0 : Math.max(0, (opened - rowsAbove) * heightOfRow);
  const [start] = useState(offset);
  const [from, setFrom] = useState(windowAt(offset));
  const [active, setActive] = useState<string | undefined>(opened === undefined ? undefined : String(opened));
  const state = caseStates.find((one) => one === wanted);
  const { rows, total, problem, retry } = useCases(run.runId, state, search, from);
  const open = (id: string | undefined): void => {
    const number = Number(id);
    if (Number.isInteger(number)) onOpen(number);
  };
  const move = (step: number): void => {
    const at = rows.findIndex(({ id }) => id === active);
    const next = rows[Math.max(0, Math.min(rows.length - 1, (at < 0 && step < 0 ? rows.length : at) + step))];
    if (next) setActive(next.id);
  };
  const onKeyDown = onKeys((intent) => {
    if (intent.type === 'move') move(intent.step);
    if (intent.type === 'open' || intent.type === 'toggle') open(active);
  });
  return (
    <section className="run-cases" aria-label={t('suiteRun.cases')}>
      <div className="run-filters">
        <SearchField
          id="case-search"
          label={t('suiteRun.searchCase')}
          value={search}
          onChange={(text = '') => {
            setSearch(text);
            setFrom(0);
          }}
        />
        <StateFilter
          run={run}
          value={wanted}
          onChange={(value) => {
            setWanted(value);
            setFrom(0);
          }}
        />
      </div>
      {problem && <ProblemNotice problem={problem} titleKey="suiteRun.casesFailed" onRetry={retry} />}
      {total === 0 && <p className="muted">{t('suiteRun.noMatchingCase')}</p>}
      <VirtualGrid
        key={`${wanted} ${search}`}
        label={t('suiteRun.cases')}
        rows={rows}
        keyOf={idOf}
        hasMore={false}
        moreText=""
        active={active}
        chosen={opened === undefined ? nothingChosen : new Set([String(opened)])}
        header={<Header />}
        cells={cellsOf}
        refreshing={false}
        initialOffset={wanted === '' && search === '' ? start : 0}
        onScrolled={(scrolled) => setFrom(windowAt(scrolled))}
        onMore={() => undefined}
        onKeyDown={onKeyDown}
        onRowClick={(id) => {
          setActive(id);
          open(id);
        }}
        onRowOpen={open}
        onRowMenu={() => undefined}
      />
    </section>
  );
};
